import Controls
import ViewRuntime

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
