extension FixedWidthInteger {
  /// Makes the integer part of a number that a program supplied, or that was computed from such
  /// numbers.
  ///
  /// The unlabelled conversion traps if the value does not fit, and any length, duration or amount
  /// from a program may be infinite, not a number, or huge. Here a value that does not fit becomes
  /// the nearest representable integer, a value that is not a number becomes 0, and the magnitude
  /// is at most 2⁶²: adding to it does not overflow.
  ///
  /// ```swift
  /// let columns = Int(clamping: (width / cell).rounded(.down))
  /// ```
  @inlinable
  package init<Number: BinaryFloatingPoint>(clamping number: Number) {
    self.init(clamping: Int(Double(number).clamped(to: -0x1p62...0x1p62, else: 0)))
  }
}

extension BinaryFloatingPoint {
  /// Returns the number clamped to a range, or `other` if it is not a number, which `min` and `max`
  /// let through.
  @inlinable
  package func clamped(to range: ClosedRange<Self>, else other: Self) -> Self {
    guard self == self else { return other }
    return Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
