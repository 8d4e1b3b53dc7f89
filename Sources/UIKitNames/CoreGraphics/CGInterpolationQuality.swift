/// How smooth Core Graphics scales pictures.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context prefers.
  case `default`
  /// Each pixel becomes a rectangle.
  case none
  /// Fast.
  case low
  /// Slow and smooth.
  case high
  /// Between `low` and `high`.
  case medium = 4
}
