/// A place between two characters of a ``TextLines``.
struct TextPosition: Comparable, Hashable, Sendable {
  /// Which line, from 0.
  var line: Int
  /// How many bytes of UTF-8 lie before it on its line.
  var byte: Int

  static func < (lhs: TextPosition, rhs: TextPosition) -> Bool {
    (lhs.line, lhs.byte) < (rhs.line, rhs.byte)
  }
}
