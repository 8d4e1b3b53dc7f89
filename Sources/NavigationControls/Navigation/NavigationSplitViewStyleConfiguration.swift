import Controls
import ViewRuntime

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
