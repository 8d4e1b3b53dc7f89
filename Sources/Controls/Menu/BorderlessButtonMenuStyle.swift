import ViewRuntime

/// A label without a border.
public struct BorderlessButtonMenuStyle {
  /// A label without a border.
  public nonisolated init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration, style: .borderless)
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A label without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
