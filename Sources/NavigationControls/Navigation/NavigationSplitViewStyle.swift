import Controls
import ViewRuntime

/// Decides how the columns of a split view share the room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// What the style makes of a split view; inferred from ``makeBody(configuration:)``.
  associatedtype Body: View

  typealias Configuration = NavigationSplitViewStyleConfiguration

  /// The split view: `NavigationSplitView(configuration)` with what the style adds around it or
  /// sets for it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A split view as its style sees it: give it to ``NavigationSplitView/init(_:)``.
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

  /// The column in the middle; empty where there are two.
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
  /// The split view that a style was given, to be styled further.
  public nonisolated init(_ configuration: NavigationSplitViewStyleConfiguration) {
    let columns = configuration.columns
    let middle = columns.count > 2 ? columns[1] : AnyView(EmptyView())
    self.init(
      sidebar: .init(content: columns[0]), content: .init(content: middle),
      detail: .init(content: columns[columns.count - 1]), visibility: configuration.visibility,
      compactColumn: configuration.compactColumn, styled: configuration)
  }
}

/// The usual style.
public struct AutomaticNavigationSplitViewStyle {
  /// The usual style.
  public nonisolated init() {}
}

extension AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    SplitColumns(configuration, isDetailProminent: false)
  }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The usual style, which is the balanced one here.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

/// The last column gives way to the others.
public struct BalancedNavigationSplitViewStyle {
  /// The last column gives way to the others.
  public nonisolated init() {}
}

extension BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    SplitColumns(configuration, isDetailProminent: false)
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The columns before the last one take three tenths of the width each, 128 to 240 points.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

/// The last column keeps most of the room.
public struct ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps most of the room.
  public nonisolated init() {}
}

extension ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public func makeBody(configuration: Configuration) -> some View {
    SplitColumns(configuration, isDetailProminent: true)
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The columns before the last one take 22 hundredths of the width each, 128 to 240 points.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Sets how the columns of the split views inside share the room.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    modifier(StyleModifier(maker: NavigationSplitViewStyleMaker(style: style)))
  }
}
