import Foundation
import ViewRuntime

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
