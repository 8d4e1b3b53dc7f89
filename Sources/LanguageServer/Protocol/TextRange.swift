/// A position in a text: both start at zero, characters are in UTF-16 units.
package struct DocumentPosition: Hashable, Comparable, Sendable, Codable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (a: DocumentPosition, b: DocumentPosition) -> Bool {
    (a.line, a.character) < (b.line, b.character)
  }
}

/// The range between two positions.
package struct TextRange: Hashable, Sendable, Codable {
  package var start: DocumentPosition
  package var end: DocumentPosition

  package init(start: DocumentPosition, end: DocumentPosition) {
    self.start = start
    self.end = end
  }

  /// Whether two ranges overlap or touch.
  package func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }
}
