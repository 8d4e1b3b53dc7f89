extension Int {
  /// The sum, clamped to the range of `Int`.
  package func clampedAdding(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, clamped to the range of `Int`.
  package func clampedSubtracting(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  /// The product, clamped to the range of `Int`.
  package func clampedMultiplied(by other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }

  /// The nearest whole number, clamped to the range of `Int`; zero for NaN.
  package init(clamping value: Double) {
    self =
      value.isNaN
      ? 0 : value >= 0x1p63 ? .max : value < -0x1p63 ? .min : Int(value.rounded())
  }
}
