import HostInterface

/// In right-to-left layouts, what stands at the start of a line stands at the right.
extension NodeContent {
  var isMirrored: Bool { traits.contains(.mirrored) }

  /// The mark at the start of a line.
  var leadingMark: Character { isMirrored ? "▐" : "▎" }

  /// Maps columns counted from the start of the line to those of the screen.
  func columns(_ part: Range<Int>, in whole: Range<Int>) -> Range<Int> {
    isMirrored
      ? whole.upperBound - part.upperBound..<whole.upperBound - part.lowerBound
      : whole.lowerBound + part.lowerBound..<whole.lowerBound + part.upperBound
  }

  /// Maps a column of the screen to one counted from the start of the line.
  func place(of column: Int, in whole: Range<Int>) -> Int {
    isMirrored ? whole.upperBound - 1 - column : column - whole.lowerBound
  }
}
