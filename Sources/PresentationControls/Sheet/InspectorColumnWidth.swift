import Controls
import Foundation
import LayoutCore
import ViewBasics
import ViewDrawing
import ViewLayouts
import ViewRuntime

extension View {
  /// Sets the width of the enclosing inspector, in points.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: InspectorWidthKey.self, value: InspectorWidth(min: min, ideal: ideal, max: max ?? ideal)
    )
  }

  /// Sets a fixed width of the enclosing inspector, in points.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: InspectorWidthKey.self, value: InspectorWidth(min: width, ideal: width, max: width))
  }
}
