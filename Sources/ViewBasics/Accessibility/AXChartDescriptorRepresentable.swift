import Foundation
import ViewRuntime

/// Something that describes its chart.
public protocol AXChartDescriptorRepresentable {
  @MainActor func makeChartDescriptor() -> AXChartDescriptor
  @MainActor func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  @MainActor public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
