extension Int {
  /// The sum, or the bound that it would exceed.
  package func clampedAdding(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, or the bound that it would exceed.
  package func clampedSubtracting(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  /// The product, or the bound that it would exceed.
  package func clampedMultiplied(by other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }

  /// The nearest whole number, or the bound that it would exceed; zero for one that is none.
  package init(clamping value: Double) {
    self =
      value.isNaN
      ? 0 : value >= 0x1p63 ? .max : value < -0x1p63 ? .min : Int(value.rounded())
  }
}
