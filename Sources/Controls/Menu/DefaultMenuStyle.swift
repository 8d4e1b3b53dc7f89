import ViewRuntime

/// The default style of the current context.
public struct DefaultMenuStyle {
  /// Creates the default style.
  public nonisolated init() {}
}

extension DefaultMenuStyle: MenuStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration, style: .menu)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style of the current context.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
