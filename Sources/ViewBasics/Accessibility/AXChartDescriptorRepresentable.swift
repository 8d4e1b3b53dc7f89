import Foundation
import ViewRuntime

/// A type that describes its chart.
public protocol AXChartDescriptorRepresentable {
  /// Makes the description of the chart's current state.
  @MainActor func makeChartDescriptor() -> AXChartDescriptor
  /// Updates an existing description after the view's values have changed.
  ///
  /// Not called: no client here reads charts aloud yet.
  @MainActor func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description unchanged.
  @MainActor public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
