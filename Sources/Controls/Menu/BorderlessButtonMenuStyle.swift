import ViewRuntime

/// A style with a borderless label.
public struct BorderlessButtonMenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration, style: .borderless)
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style with a borderless label.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
