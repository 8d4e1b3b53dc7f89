import Foundation
import ViewRuntime

/// A line, or the bars of one colour.
open class AXDataSeriesDescriptor: NSObject {
  /// What the line or the bars are called; nil: nothing.
  open var name: String?
  /// Whether it is a line, with values between its points.
  open var isContinuous: Bool
  /// The values, in the order of the chart.
  open var dataPoints: [AXDataPoint]

  /// A line, or bars, with their values.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}
