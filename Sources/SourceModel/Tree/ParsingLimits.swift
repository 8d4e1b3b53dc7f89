/// What the parser cannot be given: it would take for ever, or the stack.
package enum ParsingLimits {
  /// Brackets within brackets beyond what the parser's recursion bears; and square ones alone, as
  /// the parser looks ahead again from each of them, which takes longer by a factor for each.
  private static let deepestBrackets = 1_000
  private static let deepestSquareBrackets = 12

  /// Whether brackets are nested so deep that nobody wrote them by hand.
  package static func areExceeded(by bytes: [UInt8]) -> Bool { excess(in: bytes) != nil }

  /// The first bracket that is nested too deep. Those in strings and comments count as well; they
  /// are mostly closed.
  static func excess(in bytes: [UInt8]) -> Int? {
    var depth = 0
    var squareDepth = 0
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        depth += 1
        squareDepth = 0
        if depth > deepestBrackets { return offset }
      case UInt8(ascii: "["):
        squareDepth += 1
        if squareDepth > deepestSquareBrackets { return offset }
      case UInt8(ascii: ")"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        squareDepth = 0
      case UInt8(ascii: "]"): squareDepth = max(0, squareDepth - 1)
      default: continue
      }
    }
    return nil
  }
}
