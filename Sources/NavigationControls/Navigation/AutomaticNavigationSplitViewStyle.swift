import Controls
import ViewRuntime

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
