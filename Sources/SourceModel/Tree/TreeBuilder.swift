import SwiftParser
import SwiftSyntax

/// Builds the small tree of a file from the parser's.
struct TreeBuilder {
  /// Deeper than any handwritten program, but not too deep for a thread's stack.
  private static let deepest = 400

  let text: SourceText
  var records: [SourceTree.Record] = []
  private var names: [String] = [""]
  private var indices: [String: UInt32] = ["": 0]
  private var hasErrors = false
  private var problem: ParsingProblem?
  private var depth = 0

  /// Parses the text, and drops the parser's tree.
  static func tree(of text: SourceText, path: String) -> SourceTree {
    var builder = TreeBuilder(text: text)
    if let excess = ParsingLimits.excess(in: text.bytes) {
      let root = builder.open(.file, at: 0)
      builder.close(root, end: text.count)
      return SourceTree(
        path: path, text: text, records: builder.records, names: builder.names, hasErrors: true,
        problem: ParsingProblem(.depthOfFile, at: excess))
    }
    let parsed = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    builder.records.reserveCapacity(text.count / 8)
    builder.hasErrors = parsed.hasError
    builder.problem =
      ParsingProblem(encodingOf: text.bytes)
      ?? (parsed.hasError ? ParsingProblem(in: Syntax(parsed)) : nil)
    let root = builder.open(.file, at: 0)
    builder.addChildren(of: Syntax(parsed))
    builder.close(root, end: text.count)
    return SourceTree(
      path: path, text: text, records: builder.records, names: builder.names,
      hasErrors: builder.hasErrors, problem: builder.problem)
  }

  private init(text: SourceText) { self.text = text }

  // MARK: Writing

  private var parents: [Int32] = []

  mutating func open(
    _ kind: SourceNodeKind, at start: Int, flags: SourceNodeFlags = []
  ) -> Int {
    let index = records.count
    records.append(
      SourceTree.Record(
        kind: kind, flags: flags, start: UInt32(start), nameStart: UInt32(start),
        parent: parents.last ?? -1))
    parents.append(Int32(index))
    return index
  }

  mutating func close(_ index: Int, end: Int) {
    records[index].end = UInt32(end)
    records[index].subtreeEnd = Int32(records.count)
    parents.removeLast()
  }

  mutating func intern(_ name: String) -> UInt32 {
    if let index = indices[name] { return index }
    let index = UInt32(names.count)
    names.append(name)
    indices[name] = index
    return index
  }

  /// A token's text without backticks.
  func plain(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.hasPrefix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }

  mutating func name(_ index: Int, _ token: TokenSyntax) {
    records[index].name = intern(plain(token))
    records[index].nameStart = UInt32(token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  mutating func add(
    _ kind: SourceNodeKind, _ node: Syntax, flags: SourceNodeFlags = [],
    name token: TokenSyntax? = nil, detail: String = "",
    _ inside: (inout TreeBuilder) -> Void
  ) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let index = open(kind, at: start, flags: flags)
    if let token { name(index, token) }
    if !detail.isEmpty { records[index].detail = intern(detail) }
    inside(&self)
    close(index, end: max(start, node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  mutating func addWhole(
    _ kind: SourceNodeKind, _ node: Syntax, flags: SourceNodeFlags = [],
    name token: TokenSyntax? = nil, detail: String = ""
  ) {
    add(kind, node, flags: flags, name: token, detail: detail) { $0.addChildren(of: node) }
  }

  /// A node without children, named by its own text.
  mutating func addLeaf(_ kind: SourceNodeKind, _ node: Syntax) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let index = open(kind, at: start)
    records[index].name = intern(text[SourceRange(start, end)])
    close(index, end: max(start, end))
  }

  mutating func addChildren(of node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      add(child)
    }
  }

  mutating func add(_ node: (some SyntaxProtocol)?) {
    if let node { add(Syntax(node)) }
  }

  // MARK: Reading

  mutating func add(_ node: Syntax) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      addLeaf(.otherExpression, node)
      hasErrors = true
      // Replaces a syntax error, since more code is skipped here than misread there.
      if problem?.kind != .depth {
        problem = ParsingProblem(.depth, at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
      return
    }
    if addDeclaration(node) || addExpression(node) || addStatement(node) || addType(node) { return }
    if node.kind == .unexpectedNodes { return addWhole(.unexpected, node) }
    addChildren(of: node)
  }
}
