import Foundation
import ViewRuntime

// What clients of other systems make sounds of. Charts are described and nobody asks; GAPS.md says
// so.

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

/// What an axis measures.
public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// Equal steps for equal differences, or for equal factors: of ten, or of e.
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  /// What the axis measures.
  open var title: String
  /// The smallest and the largest number on the axis.
  open var range: ClosedRange<Double>
  /// At which numbers lines go through the chart.
  open var gridlinePositions: [Double]
  /// How the numbers are spread over the axis; evenly at first.
  open var scaleType = ScaleType.linear
  /// Says a number in words, with its unit.
  open var valueDescriptionProvider: (Double) -> String

  /// An axis of numbers that are spread evenly.
  ///
  /// - Parameter valueDescriptionProvider: says a number in words: `{ "\($0) degrees" }`.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// What the names on the axis are.
  open var title: String
  /// The names, in the order in which they stand on the axis.
  open var categoryOrder: [String]

  /// An axis with these names, in this order.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

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

/// A number or a name on an axis.
open class AXDataPointValue: NSObject {
  /// Where it stands on an axis of numbers; 0 for a name.
  open var number: Double
  /// Where it stands on an axis of names; empty for a number.
  open var category: String

  private init(number: Double, category: String) {
    self.number = number
    self.category = category
  }

  /// A place on an axis of numbers.
  public static func number(_ number: Double) -> AXDataPointValue {
    AXDataPointValue(number: number, category: "")
  }

  /// A place on an axis of names.
  public static func category(_ category: String) -> AXDataPointValue {
    AXDataPointValue(number: 0, category: category)
  }
}

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

/// Something that describes its chart.
public protocol AXChartDescriptorRepresentable {
  @MainActor func makeChartDescriptor() -> AXChartDescriptor
  @MainActor func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  @MainActor public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes the view as a chart to clients.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { self }
}
