import ViewRuntime

/// A style with a bordered button.
public struct BorderedButtonMenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderedButtonMenuStyle: MenuStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration, style: .bordered)
  }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A style with a bordered button.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
