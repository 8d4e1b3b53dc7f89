#if GTK
  /// The one range in which two texts differ, in characters as GTK counts them (Unicode scalars).
  struct TextDifference {
    /// The removed range of the former text.
    let removed: Range<Int>
    /// The inserted text.
    let inserted: String

    init(from former: String, to new: String) {
      let (a, b) = (Array(former.unicodeScalars), Array(new.unicodeScalars))
      var start = 0
      while start < a.count, start < b.count, a[start] == b[start] { start += 1 }
      var end = 0
      while end < a.count - start, end < b.count - start,
        a[a.count - 1 - end] == b[b.count - 1 - end]
      { end += 1 }
      removed = start..<(a.count - end)
      var inserted = String.UnicodeScalarView()
      inserted.append(contentsOf: b[start..<(b.count - end)])
      self.inserted = String(inserted)
    }

    /// Maps a cursor position in the former text to the new one.
    func moved(_ cursor: Int) -> Int {
      if cursor <= removed.lowerBound { return cursor }
      let grown = inserted.unicodeScalars.count - removed.count
      if cursor >= removed.upperBound { return cursor + grown }
      return min(cursor, removed.lowerBound + inserted.unicodeScalars.count)
    }
  }

  extension String {
    /// Converts a range of Unicode scalars to characters.
    func characterOffsets(ofScalars range: Range<Int>) -> Range<Int> {
      let low = characterOffset(ofScalar: range.lowerBound)
      return low..<(range.isEmpty ? low : characterOffset(ofScalar: range.upperBound))
    }

    func scalarOffsets(ofCharacters range: Range<Int>) -> Range<Int> {
      let low = scalarOffset(ofCharacter: range.lowerBound)
      return low..<(range.isEmpty ? low : scalarOffset(ofCharacter: range.upperBound))
    }

    private func scalarOffset(ofCharacter offset: Int) -> Int {
      let index = index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
      return unicodeScalars.distance(from: startIndex, to: index)
    }

    /// Converts a position in Unicode scalars to characters.
    func characterOffset(ofScalar offset: Int) -> Int {
      let scalars = unicodeScalars
      let index =
        scalars.index(
          scalars.startIndex, offsetBy: max(0, offset), limitedBy: scalars.endIndex) ?? endIndex
      return distance(from: startIndex, to: index)
    }
  }
#endif
