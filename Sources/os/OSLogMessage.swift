/// A log message; its values are evaluated only if it is written.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let interpolation: OSLogInterpolation

  /// A message without interpolated values.
  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(
      literalCapacity: value.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }

  /// A message with interpolated values.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  package func text(showsPrivate: Bool) -> String {
    interpolation.parts.map { $0(showsPrivate) }.joined()
  }
}
