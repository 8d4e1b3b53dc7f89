import SourceModel
import SwiftParser
import SwiftSyntax

/// A file with its complete syntax tree, for code that edits it.
package final class ParsedFile {
  package let path: String
  package let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let isTooDeep: Bool
  private let locations: SourceLocationConverter

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    // From the bytes, since a string would repair invalid UTF-8 and shift offsets.
    isTooDeep = ParsingLimits.areExceeded(by: bytes)
    tree =
      isTooDeep
      ? Parser.parse(source: "") : bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    locations = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Whether the parser found syntax errors.
  package var hasErrors: Bool { isTooDeep || tree.hasError }

  func place(of node: some SyntaxProtocol) -> SourcePlace {
    let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    return SourcePlace(path: path, line: location.line, column: location.column)
  }

  /// The indentation of the line in which a node begins.
  func indentation(of node: some SyntaxProtocol) -> String {
    var start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    var end = start
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The additional indentation of a block.
  var indentationStep: String {
    for member in tree.statements {
      guard let group = Syntax(member.item).asProtocol(DeclGroupSyntax.self),
        let first = group.memberBlock.members.first
      else { continue }
      let outer = indentation(of: Syntax(group))
      let inner = indentation(of: first)
      if inner.count > outer.count, inner.hasPrefix(outer) {
        return String(inner.dropFirst(outer.count))
      }
    }
    return "    "
  }

  /// The range of the node, extended to whole lines if nothing else is on them.
  /// Whether a range has no line break.
  func isOneLine(_ range: Range<Int>) -> Bool {
    !bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
  }

  func wholeLines(of node: some SyntaxProtocol) -> Range<Int> {
    wholeLines(of: node.contentRange)
  }

  func wholeLines(of range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    var end = range.upperBound
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let isFirst = start == 0 || bytes[start - 1] == 0x0A
    guard isFirst, end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D else {
      return range
    }
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return start..<end
  }

  /// The comments in a range without code, between two tokens.
  func comments(in range: Range<Int>) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var place = range.lowerBound
    while place + 1 < range.upperBound {
      let start = place
      switch (bytes[place], bytes[place + 1]) {
      case (0x2F, 0x2F):
        while place < range.upperBound, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
      case (0x2F, 0x2A):
        var depth = 0
        repeat {
          let pair = (bytes[place], place + 1 < range.upperBound ? bytes[place + 1] : 0)
          let opens = pair == (0x2F, 0x2A)
          let closes = pair == (0x2A, 0x2F)
          depth += opens ? 1 : closes ? -1 : 0
          place += opens || closes ? 2 : 1
        } while depth > 0 && place < range.upperBound
      default:
        place += 1
        continue
      }
      comments.append(start..<min(place, range.upperBound))
    }
    return comments
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// A line and column, both starting at one, in the form that editors can follow.
package struct SourcePlace: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let path: String
  package let line: Int
  package let column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  package var description: String { "\(path):\(line):\(column)" }

  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}

extension SyntaxProtocol {
  /// The range without surrounding comments and whitespace.
  var contentRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The range with the trailing whitespace.
  var rangeWithTrailingBlanks: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPosition.utf8Offset
  }

  var source: String { trimmedDescription }

  func ancestor<T: SyntaxProtocol>(_ type: T.Type) -> T? {
    var node = parent
    while let here = node {
      if let found = here.as(T.self) { return found }
      node = here.parent
    }
    return nil
  }

  func isInside(_ other: some SyntaxProtocol) -> Bool {
    var node: Syntax? = Syntax(self)
    while let here = node {
      if here.id == Syntax(other).id { return true }
      node = here.parent
    }
    return false
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var name: String { identifier?.name ?? text }
}

extension AttributeListSyntax {
  func first(named name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.name == name { return attribute }
    return nil
  }
}

extension AttributeSyntax {
  /// The last part: `Published` of `@Combine.Published`.
  var name: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.name }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.name ?? attributeName.source
  }
}

extension DeclModifierListSyntax {
  func contains(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
}

extension PatternBindingSyntax {
  var name: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.name }

  /// Whether it has accessors and stores nothing.
  var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors):
      !accessors.allSatisfy {
        [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    default: true
    }
  }
}

extension VariableDeclSyntax {
  var isLet: Bool { bindingSpecifier.tokenKind == .keyword(.let) }
  var isOfType: Bool { modifiers.contains(.static) || modifiers.contains(.class) }
}

extension SyntaxProtocol {
  var nextToken: TokenSyntax? {
    lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
  }
}

extension Trivia {
  var containsNewline: Bool { contains { $0.isNewline } }
}
