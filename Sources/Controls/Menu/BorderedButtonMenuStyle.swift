import ViewRuntime

/// A button with a border.
public struct BorderedButtonMenuStyle {
  /// A button with a border.
  public nonisolated init() {}
}

extension BorderedButtonMenuStyle: MenuStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration, style: .bordered)
  }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
