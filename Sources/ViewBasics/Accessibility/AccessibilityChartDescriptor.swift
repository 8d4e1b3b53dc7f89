import Foundation
import ViewRuntime

extension View {
  /// Describes the view as a chart to accessibility clients.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { self }
}
