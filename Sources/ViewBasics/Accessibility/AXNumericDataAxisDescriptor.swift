import Foundation
import ViewRuntime

/// A numeric axis of a chart.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How values map to the axis: linearly, or by the logarithm to base 10 or e.
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  /// The quantity that the axis measures.
  open var title: String
  /// The smallest and the largest value on the axis.
  open var range: ClosedRange<Double>
  /// The values at which the chart has grid lines.
  open var gridlinePositions: [Double]
  /// The scale of the axis; initially linear.
  open var scaleType = ScaleType.linear
  /// Describes a value in words, with its unit.
  open var valueDescriptionProvider: (Double) -> String

  /// Makes a numeric axis with a linear scale.
  ///
  /// - Parameter valueDescriptionProvider: describes a value in words: `{ "\($0) degrees" }`.
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
