/// A position between two characters of ``TextLines``.
struct TextPosition: Comparable, Hashable, Sendable {
  /// The line, starting at 0.
  var line: Int
  /// The number of UTF-8 bytes before it on its line.
  var byte: Int

  static func < (lhs: TextPosition, rhs: TextPosition) -> Bool {
    (lhs.line, lhs.byte) < (rhs.line, rhs.byte)
  }
}
