import Controls
import ViewRuntime

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
