import ViewRuntime

/// A button in the style that is set for buttons.
public struct ButtonMenuStyle {
  /// A button in the style that is set for buttons.
  public nonisolated init() {}
}

extension ButtonMenuStyle: MenuStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration, style: nil)
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style that is set for buttons.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
