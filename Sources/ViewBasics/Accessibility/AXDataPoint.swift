import Foundation
import ViewRuntime

/// A data point of a chart.
open class AXDataPoint: NSObject {
  /// The position on the horizontal axis.
  open var xValue: AXDataPointValue
  /// The position on the vertical axis; nil if there is no measurement.
  open var yValue: AXDataPointValue?
  /// The positions on the chart's additional axes, in their order.
  open var additionalValues: [AXDataPointValue]
  /// The label of the point; nil if it has none.
  open var label: String?

  /// Makes a point with a numeric x value.
  public init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    xValue = .number(x)
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }

  /// Makes a point with a categorical x value.
  public init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    xValue = .category(x)
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }
}
