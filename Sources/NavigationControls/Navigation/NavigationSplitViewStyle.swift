import Controls
import ViewRuntime

/// The style of a split view, which decides how its columns share the space.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// The type of the styled split view; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = NavigationSplitViewStyleConfiguration

  /// Makes the styled split view: `NavigationSplitView(configuration)` with the style's modifiers.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct NavigationSplitViewStyleMaker<Style: NavigationSplitViewStyle>: StyleMaker,
  PropertyContainer
{
  let style: Style

  func body(_ configuration: NavigationSplitViewStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension NavigationSplitView
where
  Sidebar == NavigationSplitViewStyleConfiguration.Sidebar,
  Content == NavigationSplitViewStyleConfiguration.Content,
  Detail == NavigationSplitViewStyleConfiguration.Detail
{
  /// Makes the split view that a style received, for further styling.
  public nonisolated init(_ configuration: NavigationSplitViewStyleConfiguration) {
    let columns = configuration.columns
    let middle = columns.count > 2 ? columns[1] : AnyView(EmptyView())
    self.init(
      sidebar: .init(content: columns[0]), content: .init(content: middle),
      detail: .init(content: columns[columns.count - 1]), visibility: configuration.visibility,
      compactColumn: configuration.compactColumn, styled: configuration)
  }
}

extension View {
  /// Sets the style of the split views inside.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    modifier(StyleModifier(maker: NavigationSplitViewStyleMaker(style: style)))
  }
}
