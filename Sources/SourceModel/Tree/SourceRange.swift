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

  /// In source order.
  package static func < (a: SourceRange, b: SourceRange) -> Bool {
    (a.start, a.end) < (b.start, b.end)
  }
}

/// A line and column as shown to the user: both start at one, with columns in UTF-8 bytes, as in
/// the compiler's messages.
package struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  package let line: Int
  package let column: Int

  package var description: String { "\(line):\(column)" }
}
