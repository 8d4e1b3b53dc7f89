import SourceModel
import SwiftSyntax

extension RefactoringPlan {
  /// Introduces one `State` in place of data, flag and message; the three stay as computed
  /// properties.
  mutating func introduceState() {
    guard let state = LoadingState(of: type, methods: methods) else {
      refuse(
        declaration, file,
        "there is no triple of data, an 'isLoading' that starts as false, and an optional error message that methods set together"
      )
      return
    }
    for name in ["State", "state"] {
      let own = index.types["\(type.name).\(name)"].map { Syntax($0.declaration) }
      if let own = own ?? type.variables[name].map({ Syntax($0.declaration) }) {
        refuse(own, file, "the class has a '\(name)' already")
      }
    }
    let uses = MemberUses(of: type, in: files, index: index, types: types)
    for variable in [state.data, state.flag, state.message]
    where uses.written.contains(variable.name) {
      refuse(variable.declaration, file, "'\(variable.name)' is set from outside of the class")
    }
    if state.failure != "String",
      let own = index.type(named: "Error", at: Syntax(state.message.declaration))
    {
      refuse(own.declaration, own.file, "'Error' is a type of its own here")
    }
    rewriteMethods(for: state)
    guard refusals.isEmpty else { return }
    declare(state)
    switchViews(over: state)
    explanation.append(
      "'State' says what '\(state.data.name)', '\(state.flag.name)' and '\(state.message.name)' said together, so that they cannot disagree."
    )
    explanation.append(
      "While it loads anew, '\(state.data.name)' is \(state.empty): a state has no data beside it.")
  }

  // MARK: Declarations

  private mutating func declare(_ state: LoadingState) {
    let step = file.indentationStep
    let variables = [state.data, state.flag, state.message].sorted {
      $0.declaration.position < $1.declaration.position
    }
    let indentation = file.indentation(of: variables[0].declaration)
    let published =
      state.data.declaration.attributes.first(named: "Published") == nil ? "" : "@Published "
    let lines = [
      "enum State {", "\(step)case initial", "\(step)case loading",
      "\(step)case loaded(\(state.loaded))", "\(step)case error(\(state.failure))", "}", "",
      "\(published)private(set) var state: State = .initial", "", "",
    ]
    let start = variables[0].declaration.contentRange.lowerBound
    add(.insert(Self.joined(lines, indentation: indentation), at: start))
    replace(
      state.data, type: state.data.type?.source ?? "", pattern: ".loaded(let \(state.data.name))",
      value: state.data.name, otherwise: state.empty)
    replace(
      state.flag, type: "Bool", pattern: ".loading", value: "true", otherwise: "false")
    replace(
      state.message, type: state.message.type?.source ?? "", pattern: ".error(let message)",
      value: "message",
      otherwise: "nil")
  }

  /// Joins lines, the first without indentation and the others with it.
  private static func joined(_ lines: [String], indentation: String) -> String {
    var text = ""
    for (position, line) in lines.enumerated() {
      text += line
      guard position + 1 < lines.count else { break }
      text += "\n"
      if !lines[position + 1].isEmpty || position + 2 == lines.count { text += indentation }
    }
    return text
  }

  private mutating func replace(
    _ variable: Variable, type: String, pattern: String, value: String, otherwise: String
  ) {
    let step = file.indentationStep
    let indentation = file.indentation(of: variable.declaration)
    let access = variable.declaration.modifiers.filter { $0.detail == nil }.map { "\($0.source) " }
    let lines = [
      "\(access.joined())var \(variable.name): \(type) {",
      "\(step)if case \(pattern) = state { return \(value) }", "\(step)return \(otherwise)", "}",
    ]
    add(
      SourceEdit(
        variable.declaration.contentRange, with: Self.joined(lines, indentation: indentation)))
  }

  // MARK: Methods

  private mutating func rewriteMethods(for state: LoadingState) {
    for part in type.parts where part.file !== file {
      for member in part.group.memberBlock.allMembers
      where !Names.written(in: Syntax(member)).isDisjoint(with: state.names) {
        refuse(member, part.file, "an extension in another file sets the state")
      }
    }
    for member in declaration.memberBlock.allMembers {
      let written = Names.written(in: Syntax(member)).intersection(state.names)
      let changing = Names.mutated(in: Syntax(member)).intersection(state.names)
      guard !written.isEmpty || !changing.isEmpty else { continue }
      guard let body = member.decl.as(FunctionDeclSyntax.self)?.body, changing.isEmpty else {
        let names = written.union(changing).sorted().joined(separator: "', '")
        refuse(member, file, "'\(names)' is changed here in a way that is no step of loading")
        continue
      }
      rewrite(body.statements, of: state)
    }
  }

  private mutating func rewrite(
    _ statements: CodeBlockItemListSyntax, of state: LoadingState
  ) {
    let kinds = statements.map { LoadingStatement($0, state) }
    let begins = kinds.contains { if case .begins = $0 { true } else { false } }
    let results = kinds.contains {
      switch $0 {
      case .loads, .fails: true
      default: false
      }
    }
    for (item, kind) in zip(statements, kinds) {
      switch kind {
      case .begins: replace(item, with: "state = .loading")
      case .loads(let value): replace(item, with: "state = .loaded(\(value.source))")
      case .fails(let value) where value.isSurelyPresent:
        replace(item, with: "state = .error(\(value.source))")
      case .fails: refuse(item, file, "what is set here may be nil")
      case .ends, .endsLater, .clearsMessage: remove(item)
      case .clearsData:
        // Next to a result or a start of loading, this is redundant.
        if begins || results { remove(item) } else { replace(item, with: "state = .initial") }
      case .other: rewriteInside(item, of: state)
      }
    }
    guard begins else { return }
    checkEnd(of: statements, state)
    checkExits(of: statements, state)
  }

  private mutating func rewriteInside(_ item: CodeBlockItemSyntax, of state: LoadingState) {
    guard !Names.written(in: Syntax(item)).isDisjoint(with: state.names) else { return }
    if let attempt = item.item.as(DoStmtSyntax.self) {
      rewrite(attempt.body.statements, of: state)
      for clause in attempt.catchClauses {
        rewrite(clause.body.statements, of: state)
      }
    } else if let check = item.item.as(GuardStmtSyntax.self) {
      rewrite(check.body.statements, of: state)
    } else {
      refuse(item, file, "the state is set inside of this statement, which is no step of loading")
    }
  }

  /// Checks that every path that begins loading reaches a result.
  private mutating func checkEnd(of statements: CodeBlockItemListSyntax, _ state: LoadingState) {
    let attempts = statements.compactMap { $0.item.as(DoStmtSyntax.self) }
    func loads(_ list: CodeBlockItemListSyntax) -> Bool {
      list.contains { if case .loads = LoadingStatement($0, state) { true } else { false } }
    }
    func fails(_ list: CodeBlockItemListSyntax) -> Bool {
      list.contains { if case .fails = LoadingStatement($0, state) { true } else { false } }
    }
    if attempts.isEmpty, loads(statements) { return }
    guard attempts.count == 1, let attempt = attempts.first, loads(attempt.body.statements),
      attempt.catchClauses.count == 1, let clause = attempt.catchClauses.first,
      clause.catchItems.isEmpty, fails(clause.body.statements)
    else {
      if let first = statements.first {
        refuse(
          first, file,
          "loading begins here, and does not end in data or in a message on every way")
      }
      return
    }
  }

  /// Checks for exits while loading: returns, and errors that are not caught here.
  private mutating func checkExits(of statements: CodeBlockItemListSyntax, _ state: LoadingState) {
    var isLoading = false
    for item in statements {
      if case .begins = LoadingStatement(item, state) { isLoading = true }
      guard isLoading else { continue }
      let finder = ExitStatements(state)
      finder.walk(item)
      for node in finder.found {
        refuse(node, file, "this leaves the method while it loads, without data or message")
      }
    }
  }

  private final class ExitStatements: SyntaxVisitor {
    private let state: LoadingState
    var found: [Syntax] = []

    init(_ state: LoadingState) {
      self.state = state
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      let siblings = node.ancestor(CodeBlockItemListSyntax.self)
      let isSaid = siblings?.contains { item in
        switch LoadingStatement(item, state) {
        case .loads, .fails, .clearsData: true
        default: false
        }
      }
      if isSaid != true { found.append(Syntax(node)) }
      return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
      if node.questionOrExclamationMark == nil, node.ancestor(DoStmtSyntax.self) == nil {
        found.append(Syntax(node))
      }
      return .visitChildren
    }
  }

  private mutating func replace(_ item: CodeBlockItemSyntax, with text: String) {
    // What follows on the same line stays apart by its semicolon.
    add(SourceEdit(item.item.contentRange, with: text))
  }

  private mutating func remove(_ item: CodeBlockItemSyntax) {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self),
      let index = list.index(of: item)
    else { return }
    let content = item.contentRange
    let next = list.index(after: index)
    if next < list.endIndex {
      let start = list[next].contentRange.lowerBound
      if file.isOneLine(content.upperBound..<start) {
        return add(.remove(content.lowerBound..<start))
      }
    }
    if index > list.startIndex {
      let previous = list[list.index(before: index)]
      // Without a statement behind it, the one before needs no semicolon.
      let end = previous.item.contentRange.upperBound
      if file.isOneLine(end..<content.lowerBound) { return add(.remove(end..<content.upperBound)) }
    }
    add(.remove(file.wholeLines(of: item)))
  }

  // MARK: Views

  /// Rewrites `if model.isLoading { } else if let message = model.errorMessage { } else { }` as a
  /// `switch`.
  private mutating func switchViews(over state: LoadingState) {
    for file in files {
      let finder = Chains(viewMode: .sourceAccurate)
      finder.walk(file.tree)
      for chain in finder.found { rewrite(chain, in: file, of: state) }
    }
  }

  private mutating func rewrite(_ chain: IfExprSyntax, in file: ParsedFile, of state: LoadingState)
  {
    guard chain.conditions.count == 1, chain.parent?.is(IfExprSyntax.self) != true,
      let flag = chain.conditions.first?.condition.as(MemberAccessExprSyntax.self),
      flag.declName.baseName.name == state.flag.name, let base = flag.base,
      types.type(of: base).nominal === type,
      case .ifExpr(let second)? = chain.elseBody, second.conditions.count == 1,
      let binding = second.conditions.first?.condition.as(OptionalBindingConditionSyntax.self),
      let message = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name,
      binding.initializer?.value.source == "\(base.source).\(state.message.name)",
      case .codeBlock(let last)? = second.elseBody
    else { return }
    let indentation = file.indentation(of: chain)
    func edit(_ range: Range<Int>, _ text: String) {
      edits.add(SourceEdit(range, with: text), to: file.path)
    }
    edit(
      chain.contentRange.lowerBound..<chain.body.leftBrace.contentRange.upperBound,
      "switch \(base.source).state {\n\(indentation)case .loading:")
    func label(_ body: CodeBlockSyntax, _ next: CodeBlockSyntax, _ text: String) {
      let hasOwnLine = body.rightBrace.leadingTrivia.containsNewline
      edit(
        body.rightBrace.contentRange.lowerBound..<next.leftBrace.contentRange.upperBound,
        hasOwnLine ? text : "\n\(indentation)\(text)")
    }
    label(chain.body, second.body, "case .error(let \(message)):")
    label(second.body, last, "case .initial, .loaded:")
    explanation.append("\(file.place(of: chain)): the view switches over the state.")
  }

  private final class Chains: SyntaxVisitor {
    var found: [IfExprSyntax] = []

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .visitChildren
    }
  }
}

extension Names {
  /// The names that are changed other than by `=`: by operators, by methods that may mutate, and by
  /// `&`.
  static func mutated(in node: Syntax) -> Set<String> {
    let visitor = Mutations(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.names
  }

  private final class Mutations: SyntaxVisitor {
    var names: Set<String> = []
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        MutatingMethods.names.contains(member.declName.baseName.name), let base = member.base
      {
        names.insert(base.source.lastPart)
      }
      return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.expression.source.lastPart)
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      guard elements.count > 2, elements[1].isAssignment else { return .visitChildren }
      let target = elements[0]
      if elements[1].is(BinaryOperatorExprSyntax.self) || target.is(SubscriptCallExprSyntax.self) {
        names.insert(
          target.source.split(separator: "[").first.map { String($0).lastPart } ?? "")
      } else if let member = target.as(MemberAccessExprSyntax.self), let base = member.base,
        base.source != "self"
      {
        names.formUnion(base.source.split(separator: ".").map(String.init))
      }
      return .visitChildren
    }
  }
}

extension ExprSyntax {
  /// Whether a value cannot be nil, as far as its form tells: a literal, a call, the error of a
  /// `catch`, `error.localizedDescription`, `LoadingError.offline`.
  fileprivate var isSurelyPresent: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self) else {
      return !self.is(OptionalChainingExprSyntax.self) && !self.is(NilLiteralExprSyntax.self)
    }
    if member.declName.baseName.name == "localizedDescription" { return true }
    return member.base?.source.lastPart.first?.isUppercase == true
  }
}
