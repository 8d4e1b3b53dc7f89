import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Sets the margins around the content of the scroll views inside, in points; nil leaves them
  /// unchanged.
  ///
  /// - Parameter placement: margins of the indicators only have no effect, as hosts draw indicators
  ///   at the edge.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollBehavior.margins) { margins in
      guard let length, placement != .scrollIndicators else { return }
      if edges.contains(.top) { margins.top = length }
      if edges.contains(.leading) { margins.leading = length }
      if edges.contains(.bottom) { margins.bottom = length }
      if edges.contains(.trailing) { margins.trailing = length }
    }
  }

  /// Sets the same margins around the content of the scroll views inside on all sides, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Sets the margins around the content of the scroll views inside, in points, to those of
  /// `insets` on `edges`.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges.intersection(.top), insets.top, for: placement)
      .contentMargins(edges.intersection(.leading), insets.leading, for: placement)
      .contentMargins(edges.intersection(.bottom), insets.bottom, for: placement)
      .contentMargins(edges.intersection(.trailing), insets.trailing, for: placement)
  }
}
