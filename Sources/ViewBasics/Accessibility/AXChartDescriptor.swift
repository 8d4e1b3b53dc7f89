import Foundation
import ViewRuntime

/// The numbers of a chart for people who cannot see it.
open class AXChartDescriptor: NSObject {
  /// What the chart is called; nil: nothing.
  open var title: String?
  /// The same as ``title`` with ways to read it; nil at first, and not kept in step with it.
  open var attributedTitle: NSAttributedString?
  /// What the chart shows, in a sentence; nil: nothing is said.
  open var summary: String?
  /// Which way the values run; from left to right at first.
  open var contentDirection = ContentDirection.leftToRight
  /// Where the chart is on the screen, in points; zero at first.
  open var contentFrame = CGRect.zero
  /// The lines or bars of the chart.
  open var series: [AXDataSeriesDescriptor]
  /// The axis from side to side, of numbers or of names.
  open var xAxis: any AXDataAxisDescriptor
  /// The axis upwards, of numbers; nil where there is none.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes, for ``AXDataPoint/additionalValues`` in the same order.
  open var additionalAxes: [any AXDataAxisDescriptor]?

  /// From side to side, up or down, or around a centre.
  public enum ContentDirection: Int, Sendable {
    /// The way in which the points follow each other.
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  /// A chart of axes and of what is measured on them.
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
