/// A place in a text: both count from zero, characters in UTF-16 units.
package struct TextPosition: Hashable, Comparable, Sendable, Codable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.character) < (b.line, b.character)
  }
}

/// What lies between two places.
package struct TextRange: Hashable, Sendable, Codable {
  package var start: TextPosition
  package var end: TextPosition

  package init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }

  /// Whether they have a place in common; their borders count.
  package func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }
}
