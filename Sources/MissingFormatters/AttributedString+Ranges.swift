import Foundation

extension Range where Bound == AttributedString.Index {
  /// The range of an attributed string that corresponds to a range of UTF-16 units; nil if there is
  /// none, or if it would begin or end inside a character's encoding.
  public init?<S: AttributedStringProtocol>(_ range: NSRange, in attributed: S) {
    let text = String(attributed.characters[...])
    guard let part = Range<String.Index>(range, in: text) else { return nil }
    self.init(part, in: attributed)
  }
}

extension NSRange {
  /// The range of UTF-16 units that corresponds to a range of an attributed string.
  public init<R: RangeExpression, S: AttributedStringProtocol>(_ region: R, in attributed: S)
  where R.Bound == AttributedString.Index {
    let whole = attributed.startIndex..<attributed.endIndex
    let part = region.relative(to: attributed.unicodeScalars).clamped(to: whole)
    let before = attributed.unicodeScalars[whole.lowerBound..<part.lowerBound]
    let inside = attributed.unicodeScalars[part]
    self.init(
      location: before.reduce(0) { $0 + UTF16.width($1) },
      length: inside.reduce(0) { $0 + UTF16.width($1) })
  }
}
