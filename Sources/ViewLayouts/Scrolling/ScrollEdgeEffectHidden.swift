import LayoutCore
import ViewRuntime

extension View {
  /// Hides the effect on scrolled content below the bars.
  ///
  /// - Note: Without effect: bars have a background of their own, and nothing shines through.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
}
