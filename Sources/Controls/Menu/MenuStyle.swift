import ViewRuntime

/// Decides how menus look.
///
/// ```swift
/// struct RedMenu: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).border(.red)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the styled menu; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = MenuStyleConfiguration

  /// Returns the menu: usually `Menu(configuration)` with modifiers.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct MenuStyleMaker<Style: MenuStyle>: StyleMaker, PropertyContainer {
  let style: Style

  func body(_ configuration: MenuStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets how the menus inside look.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(StyleModifier(maker: MenuStyleMaker(style: style)))
  }
}
