/// Limits for the parser, which would otherwise take forever or overflow the stack.
package enum ParsingLimits {
  /// The deepest nesting of brackets that the parser's recursion can handle; and of square
  /// brackets, from each of which the parser looks ahead again, so that the time grows
  /// exponentially.
  private static let deepestBrackets = 1_000
  private static let deepestSquareBrackets = 12

  /// Whether brackets are nested deeper than in handwritten code.
  package static func areExceeded(by bytes: [UInt8]) -> Bool { excess(in: bytes) != nil }

  /// The first bracket that is nested too deep. Brackets in strings and comments count as well;
  /// they are mostly balanced.
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
