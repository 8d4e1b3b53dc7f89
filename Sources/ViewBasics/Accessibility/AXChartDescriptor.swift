import Foundation
import ViewRuntime

/// The data of a chart, for users who cannot see it.
open class AXChartDescriptor: NSObject {
  /// The title of the chart; nil if it has none.
  open var title: String?
  /// ``title`` with attributes; initially nil, and not kept in sync with it.
  open var attributedTitle: NSAttributedString?
  /// One sentence on what the chart shows; nil if there is none.
  open var summary: String?
  /// The direction of the values; initially left to right.
  open var contentDirection = ContentDirection.leftToRight
  /// The frame of the chart on the screen, in points; initially zero.
  open var contentFrame = CGRect.zero
  /// The series of the chart: its lines or bars.
  open var series: [AXDataSeriesDescriptor]
  /// The horizontal axis, numeric or categorical.
  open var xAxis: any AXDataAxisDescriptor
  /// The vertical, numeric axis; nil if there is none.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// Additional axes, in the order of ``AXDataPoint/additionalValues``.
  open var additionalAxes: [any AXDataAxisDescriptor]?

  /// The direction of a chart's values: horizontal, vertical or around a centre.
  public enum ContentDirection: Int, Sendable {
    /// The order in which the points follow each other.
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  /// Makes a chart of axes and data series.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}
