import Foundation
import ViewRuntime

/// A data series: a line, or the bars of one colour.
open class AXDataSeriesDescriptor: NSObject {
  /// The name of the series; nil if it has none.
  open var name: String?
  /// Whether the series is a line, with values between its points.
  open var isContinuous: Bool
  /// The data points, in chart order.
  open var dataPoints: [AXDataPoint]

  /// Makes a series of data points.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}
