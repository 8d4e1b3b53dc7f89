/// Bytes of a file, as UTF-8 offsets: what an ``Edit`` replaces and a ``Finding`` points at.
package struct SourceRange: Hashable, Comparable, Sendable {
  package var start: Int
  package var end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  package var count: Int { end - start }
  package var isEmpty: Bool { start == end }

  package func contains(_ offset: Int) -> Bool { start <= offset && offset < end }

  package func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }

  /// In the order of the text.
  package static func < (a: SourceRange, b: SourceRange) -> Bool {
    (a.start, a.end) < (b.start, b.end)
  }
}

/// A place as the user reads it: both count from one, columns in UTF-8 bytes, as the compiler's
/// messages have them.
package struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  package let line: Int
  package let column: Int

  package var description: String { "\(line):\(column)" }
}
