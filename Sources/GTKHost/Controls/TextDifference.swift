#if GTK
  /// The one stretch in which two texts differ, in characters as GTK counts them (Unicode scalars).
  struct TextDifference {
    /// What of the former text goes.
    let removed: Range<Int>
    /// What comes in its place.
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

    /// Where a cursor of the former text stands in the new one.
    func moved(_ cursor: Int) -> Int {
      if cursor <= removed.lowerBound { return cursor }
      let grown = inserted.unicodeScalars.count - removed.count
      if cursor >= removed.upperBound { return cursor + grown }
      return min(cursor, removed.lowerBound + inserted.unicodeScalars.count)
    }
  }

  extension String {
    /// Stretches in Unicode scalars as such in characters, and the other way round.
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

    /// A place in Unicode scalars as one in characters.
    func characterOffset(ofScalar offset: Int) -> Int {
      let scalars = unicodeScalars
      let index =
        scalars.index(
          scalars.startIndex, offsetBy: max(0, offset), limitedBy: scalars.endIndex) ?? endIndex
      return distance(from: startIndex, to: index)
    }
  }
#endif
