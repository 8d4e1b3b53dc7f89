import ViewRuntime

/// The usual style of the place where the menu stands.
public struct DefaultMenuStyle {
  /// The usual style of the place where the menu stands.
  public nonisolated init() {}
}

extension DefaultMenuStyle: MenuStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration, style: .menu)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual style of the place where the menu stands.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
