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

/// The properties of a split view for its style: pass it to ``NavigationSplitView/init(_:)``.
///
/// ```swift
/// struct Narrow: NavigationSplitViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     NavigationSplitView(configuration).navigationSplitViewStyle(.prominentDetail)
///   }
/// }
/// ```
public struct NavigationSplitViewStyleConfiguration {
  /// The first column.
  public struct Sidebar {
    let content: AnyView
  }

  /// The middle column; empty if there are two columns.
  public struct Content {
    let content: AnyView
  }

  /// The last column.
  public struct Detail {
    let content: AnyView
  }

  let columns: [AnyView]
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitViewStyleConfiguration.Sidebar: View {
  public var body: some View { content }
}

extension NavigationSplitViewStyleConfiguration.Content: View {
  public var body: some View { content }
}

extension NavigationSplitViewStyleConfiguration.Detail: View {
  public var body: some View { content }
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

/// The default style.
public struct AutomaticNavigationSplitViewStyle {
  /// The default style.
  public nonisolated init() {}
}

extension AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    SplitColumns(configuration, isDetailProminent: false)
  }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style, which is the balanced one here.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

/// The last column gets the space that the others leave.
public struct BalancedNavigationSplitViewStyle {
  /// The last column gets the space that the others leave.
  public nonisolated init() {}
}

extension BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    SplitColumns(configuration, isDetailProminent: false)
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Each column before the last takes three tenths of the width, 128 to 240 points.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

/// The last column keeps most of the space.
public struct ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps most of the space.
  public nonisolated init() {}
}

extension ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    SplitColumns(configuration, isDetailProminent: true)
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Each column before the last takes 22 hundredths of the width, 128 to 240 points.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Sets the style of the split views inside.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    modifier(StyleModifier(maker: NavigationSplitViewStyleMaker(style: style)))
  }
}
