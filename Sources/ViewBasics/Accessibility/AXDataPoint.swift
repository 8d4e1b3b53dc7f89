import Foundation
import ViewRuntime

/// One value of a chart.
open class AXDataPoint: NSObject {
  /// The place on the axis from side to side.
  open var xValue: AXDataPointValue
  /// The place on the axis upwards; nil where nothing was measured.
  open var yValue: AXDataPointValue?
  /// The places on the chart's additional axes, in their order.
  open var additionalValues: [AXDataPointValue]
  /// What the value is called; nil: nothing.
  open var label: String?

  /// A value that belongs to a number.
  public init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    xValue = .number(x)
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }

  /// A value that belongs to a name.
  public init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    xValue = .category(x)
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }
}
