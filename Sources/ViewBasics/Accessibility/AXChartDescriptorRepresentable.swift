import Foundation
import ViewRuntime

/// Something that describes its chart.
public protocol AXChartDescriptorRepresentable {
  /// The description of the chart as it is now.
  @MainActor func makeChartDescriptor() -> AXChartDescriptor
  /// Brings a description that was made before up to date, after the values of the view changed.
  ///
  /// Nobody reads charts out here so far, so it is not called.
  @MainActor func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  @MainActor public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
