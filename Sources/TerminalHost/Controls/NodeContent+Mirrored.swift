import HostInterface

/// Where lines run from right to left, what stands at their beginning stands at the right.
extension NodeContent {
  var isMirrored: Bool { traits.contains(.mirrored) }

  /// What marks a place at the beginning of its lines.
  var leadingMark: Character { isMirrored ? "▐" : "▎" }

  /// Columns that are counted from where lines begin, on the screen.
  func columns(_ part: Range<Int>, in whole: Range<Int>) -> Range<Int> {
    isMirrored
      ? whole.upperBound - part.upperBound..<whole.upperBound - part.lowerBound
      : whole.lowerBound + part.lowerBound..<whole.lowerBound + part.upperBound
  }

  /// A column of the screen, counted from where lines begin.
  func place(of column: Int, in whole: Range<Int>) -> Int {
    isMirrored ? whole.upperBound - 1 - column : column - whole.lowerBound
  }
}
