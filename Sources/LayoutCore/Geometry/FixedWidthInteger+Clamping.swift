extension FixedWidthInteger {
  /// The integer part of a number that a program gave, or that was worked out from such ones.
  ///
  /// A conversion without a label traps for what does not fit, and any length, duration or amount
  /// of a program may be infinite, no number at all, or huge. Here what does not fit is the nearest
  /// integer that there is, what is no number is 0, and nothing is further from 0 than 2⁶²: adding
  /// to it does not overflow.
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
  /// The number held within a range, and `other` for what is no number, which `min` and `max` let
  /// through.
  @inlinable
  package func clamped(to range: ClosedRange<Self>, else other: Self) -> Self {
    guard self == self else { return other }
    return Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
