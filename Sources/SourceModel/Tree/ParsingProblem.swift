import SwiftSyntax

/// Something in a file that could not be read, or was not looked into.
package struct ParsingProblem: Hashable, Sendable {
  package enum Kind: UInt32, Sendable {
    /// It is no Swift. What stands around it is read all the same.
    case syntax = 1
    /// It is nested too deep, and so it is not looked into.
    case depth = 2
    /// As ``depth``, for a file of which nothing is read.
    case depthOfFile = 3
    /// A byte that is no UTF-8. What stands around it is read all the same.
    case encoding = 4
  }

  package let kind: Kind
  package let offset: Int

  package init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// The first byte that is no UTF-8, if there is one.
  init?(encodingOf bytes: [UInt8]) {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      self.init(.encoding, at: error.byteOffsets.lowerBound)
    }
  }

  /// The first place below a node where the parser met something else than it wanted; `nil` where
  /// it complains of characters alone.
  init?(in node: Syntax) {
    guard let offset = Self.firstError(in: node) else { return nil }
    self.init(.syntax, at: offset)
  }

  private static func firstError(in node: Syntax) -> Int? {
    for child in node.children(viewMode: .all) where child.hasError {
      if child.is(UnexpectedNodesSyntax.self) {
        return child.positionAfterSkippingLeadingTrivia.utf8Offset
      }
      if let token = child.as(TokenSyntax.self) {
        guard token.presence == .missing else { continue }
        // Behind what it was missed, and not before what came in its place, lines below.
        let before = token.previousToken(viewMode: .sourceAccurate)
        return (before?.endPositionBeforeTrailingTrivia ?? token.position).utf8Offset
      }
      if let found = firstError(in: child) { return found }
    }
    return nil
  }
}
