import ViewRuntime

/// A style with a button in the current button style.
public struct ButtonMenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ButtonMenuStyle: MenuStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration, style: nil)
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A style with a button in the current button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
