import SwiftSyntax

/// A part of a file that could not be parsed, or was skipped.
package struct ParsingProblem: Hashable, Sendable {
  package enum Kind: UInt32, Sendable {
    /// Invalid syntax. The code around it is parsed all the same.
    case syntax = 1
    /// Nested too deep, and therefore skipped.
    case depth = 2
    /// The same as ``depth``, for a file that is skipped entirely.
    case depthOfFile = 3
    /// A byte that is not UTF-8. The code around it is parsed all the same.
    case encoding = 4
  }

  package let kind: Kind
  package let offset: Int

  package init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// The first byte that is not UTF-8, if there is one.
  init?(encodingOf bytes: [UInt8]) {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      self.init(.encoding, at: error.byteOffsets.lowerBound)
    }
  }

  /// The first place below a node where the parser expected something else; `nil` if it only
  /// complains about characters.
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
        // Where the token is missing, not before the next token, which may be lines below.
        let before = token.previousToken(viewMode: .sourceAccurate)
        return (before?.endPositionBeforeTrailingTrivia ?? token.position).utf8Offset
      }
      if let found = firstError(in: child) { return found }
    }
    return nil
  }
}
