import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Extends the view below bars and paddings that inset the safe area, if the view touches its
  /// edge.
  ///
  /// ```swift
  /// Color.blue.ignoresSafeArea()
  ///   .safeAreaInset(edge: .bottom) { PlayerBar() }     // the blue goes on below the bar
  /// ```
  ///
  /// Windows here have no notches, and no keyboard covers them.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoredSafeArea(edges: regions.contains(.container) ? edges : []))
  }
}

private struct IgnoredSafeArea: LayoutModifier {
  typealias Body = Never
  let edges: Edge.Set

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    ReachingLayout(edges: edges)
  }

  func laysOutDifferently(from old: Self) -> Bool { edges != old.edges }
}
