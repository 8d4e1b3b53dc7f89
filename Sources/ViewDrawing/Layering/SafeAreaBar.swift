import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

extension View {
  /// Shows a bar at the upper or lower edge and leaves the rest to this view: like `safeAreaInset`,
  /// with the look of a system bar.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      content().background(.bar)
    }
  }

  /// Shows a bar at the leading or trailing edge and leaves the rest to this view.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      content().background(.bar)
    }
  }
}
