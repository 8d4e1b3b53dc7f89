import SwiftParser
import SwiftSyntax

/// Makes the small tree of a file from the parser's.
struct TreeBuilder {
  /// Deeper than any program that a person wrote, and not deeper than a thread's stack.
  private static let deepest = 400

  private let text: SourceText
  private var records: [SourceTree.Record] = []
  private var names: [String] = [""]
  private var indices: [String: UInt32] = ["": 0]
  private var hasErrors = false
  private var depth = 0

  /// Parses, and drops what the parser made.
  static func tree(of text: SourceText, path: String) -> SourceTree {
    var builder = TreeBuilder(text: text)
    guard !isTooDeep(text) else {
      builder.hasErrors = true
      let root = builder.open(.file, at: 0)
      builder.close(root, end: text.count)
      return SourceTree(
        path: path, text: text, records: builder.records, names: builder.names, hasErrors: true)
    }
    let parsed = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    builder.records.reserveCapacity(text.count / 8)
    builder.hasErrors = parsed.hasError
    let root = builder.open(.file, at: 0)
    builder.addChildren(of: Syntax(parsed))
    builder.close(root, end: text.count)
    return SourceTree(
      path: path, text: text, records: builder.records, names: builder.names,
      hasErrors: builder.hasErrors)
  }

  private init(text: SourceText) { self.text = text }

  /// Brackets within brackets beyond what the parser's recursion bears; and square ones alone, as the
  /// parser looks ahead anew from each of them, which takes longer by a factor for each.
  private static let deepestBrackets = 1_000
  private static let deepestSquareBrackets = 12

  /// Whether brackets are nested so deep that no person wrote them. Those in strings and comments
  /// count as well; they are mostly closed.
  private static func isTooDeep(_ text: SourceText) -> Bool {
    var depth = 0
    var squareDepth = 0
    for byte in text.bytes {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        depth += 1
        squareDepth = 0
        if depth > deepestBrackets { return true }
      case UInt8(ascii: "["):
        squareDepth += 1
        if squareDepth > deepestSquareBrackets { return true }
      case UInt8(ascii: ")"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        squareDepth = 0
      case UInt8(ascii: "]"): squareDepth = max(0, squareDepth - 1)
      default: continue
      }
    }
    return false
  }

  // MARK: Writing

  private var parents: [Int32] = []

  private mutating func open(
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

  private mutating func close(_ index: Int, end: Int) {
    records[index].end = UInt32(end)
    records[index].subtreeEnd = Int32(records.count)
    parents.removeLast()
  }

  private mutating func intern(_ name: String) -> UInt32 {
    if let index = indices[name] { return index }
    let index = UInt32(names.count)
    names.append(name)
    indices[name] = index
    return index
  }

  /// A token's text without backticks.
  private func plain(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.hasPrefix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }

  private mutating func name(_ index: Int, _ token: TokenSyntax) {
    records[index].name = intern(plain(token))
    records[index].nameStart = UInt32(token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private mutating func add(
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

  private mutating func addWhole(
    _ kind: SourceNodeKind, _ node: Syntax, flags: SourceNodeFlags = [],
    name token: TokenSyntax? = nil, detail: String = ""
  ) {
    add(kind, node, flags: flags, name: token, detail: detail) { $0.addChildren(of: node) }
  }

  /// A node without children, named by its own text.
  private mutating func addLeaf(_ kind: SourceNodeKind, _ node: Syntax) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let index = open(kind, at: start)
    records[index].name = intern(text[SourceRange(start, end)])
    close(index, end: max(start, end))
  }

  private mutating func addChildren(of node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      add(child)
    }
  }

  private mutating func add(_ node: (some SyntaxProtocol)?) {
    if let node { add(Syntax(node)) }
  }

  // MARK: Reading

  private mutating func add(_ node: Syntax) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      addLeaf(.otherExpression, node)
      hasErrors = true
      return
    }
    if addDeclaration(node) || addExpression(node) || addStatement(node) || addType(node) { return }
    if node.kind == .unexpectedNodes { return addWhole(.unexpected, node) }
    addChildren(of: node)
  }

  private mutating func addDeclaration(_ node: Syntax) -> Bool {
    switch node.kind {
    case .importDecl:
      let declaration = node.cast(ImportDeclSyntax.self)
      add(.importDeclaration, node, name: declaration.path.first?.name) {
        $0.add(declaration.attributes)
      }
    case .structDecl:
      addWhole(.structDeclaration, node, name: node.cast(StructDeclSyntax.self).name)
    case .classDecl: addWhole(.classDeclaration, node, name: node.cast(ClassDeclSyntax.self).name)
    case .enumDecl: addWhole(.enumDeclaration, node, name: node.cast(EnumDeclSyntax.self).name)
    case .actorDecl: addWhole(.actorDeclaration, node, name: node.cast(ActorDeclSyntax.self).name)
    case .protocolDecl:
      addWhole(.protocolDeclaration, node, name: node.cast(ProtocolDeclSyntax.self).name)
    case .extensionDecl:
      let declaration = node.cast(ExtensionDeclSyntax.self)
      let index = records.count
      addWhole(.extensionDeclaration, node)
      records[index].name = intern(declaration.extendedType.trimmedDescription)
      records[index].nameStart = UInt32(
        declaration.extendedType.positionAfterSkippingLeadingTrivia.utf8Offset)
    case .functionDecl:
      addWhole(.functionDeclaration, node, name: node.cast(FunctionDeclSyntax.self).name)
    case .initializerDecl:
      let declaration = node.cast(InitializerDeclSyntax.self)
      addWhole(
        .initializerDeclaration, node, flags: declaration.optionalMark == nil ? [] : .failable,
        name: declaration.initKeyword)
    case .deinitializerDecl:
      addWhole(
        .deinitializerDeclaration, node, name: node.cast(DeinitializerDeclSyntax.self).deinitKeyword
      )
    case .subscriptDecl:
      addWhole(
        .subscriptDeclaration, node, name: node.cast(SubscriptDeclSyntax.self).subscriptKeyword)
    case .variableDecl:
      let keyword = node.cast(VariableDeclSyntax.self).bindingSpecifier
      addWhole(
        .variableDeclaration, node, flags: keyword.tokenKind == .keyword(.let) ? .isLet : [],
        name: keyword)
    case .patternBinding: addBinding(node.cast(PatternBindingSyntax.self))
    case .typeAliasDecl:
      addWhole(.typealiasDeclaration, node, name: node.cast(TypeAliasDeclSyntax.self).name)
    case .associatedTypeDecl:
      addWhole(
        .associatedtypeDeclaration, node, name: node.cast(AssociatedTypeDeclSyntax.self).name)
    case .enumCaseElement:
      addWhole(.enumCase, node, name: node.cast(EnumCaseElementSyntax.self).name)
    case .enumCaseParameter:
      let parameter = node.cast(EnumCaseParameterSyntax.self)
      addWhole(.parameter, node, name: parameter.secondName ?? parameter.firstName)
    case .macroDecl: addWhole(.macroDeclaration, node, name: node.cast(MacroDeclSyntax.self).name)
    case .macroExpansionDecl:
      let macro = node.cast(MacroExpansionDeclSyntax.self)
      add(.macroExpansion, node, name: macro.macroName) {
        $0.add(macro.arguments)
        $0.addTrailing(macro.trailingClosure, macro.additionalTrailingClosures)
      }
    case .ifConfigDecl: addWhole(.ifConfig, node)
    case .ifConfigClause:
      let clause = node.cast(IfConfigClauseSyntax.self)
      add(.ifConfigClause, node, name: clause.poundKeyword) {
        if let condition = clause.condition { $0.addLeaf(.ifConfigCondition, Syntax(condition)) }
        if let elements = clause.elements { $0.addChildren(of: Syntax(elements)) }
      }
    case .attribute: addAttribute(node.cast(AttributeSyntax.self))
    case .declModifier:
      let modifier = node.cast(DeclModifierSyntax.self)
      add(.modifier, node, name: modifier.name, detail: modifier.detail?.detail.text ?? "") { _ in }
    case .inheritedType: addWhole(.inheritedType, node)
    case .genericParameter:
      addWhole(.genericParameter, node, name: node.cast(GenericParameterSyntax.self).name)
    case .genericRequirement: addWhole(.genericRequirement, node)
    case .functionParameter:
      let parameter = node.cast(FunctionParameterSyntax.self)
      addWhole(
        .parameter, node, flags: Self.flags(of: parameter.type),
        name: parameter.secondName ?? parameter.firstName, detail: plain(parameter.firstName))
    case .closureParameter:
      let parameter = node.cast(ClosureParameterSyntax.self)
      addWhole(
        .parameter, node, name: parameter.secondName ?? parameter.firstName,
        detail: plain(parameter.firstName))
    case .closureShorthandParameter:
      addWhole(.parameter, node, name: node.cast(ClosureShorthandParameterSyntax.self).name)
    case .returnClause: addWhole(.returnType, node)
    case .functionEffectSpecifiers:
      let effects = node.cast(FunctionEffectSpecifiersSyntax.self)
      addEffects(effects.asyncSpecifier, effects.throwsClause)
    case .accessorEffectSpecifiers:
      let effects = node.cast(AccessorEffectSpecifiersSyntax.self)
      addEffects(effects.asyncSpecifier, effects.throwsClause)
    case .typeEffectSpecifiers:
      let effects = node.cast(TypeEffectSpecifiersSyntax.self)
      addEffects(effects.asyncSpecifier, effects.throwsClause)
    case .initializerClause: addWhole(.initializer, node)
    case .codeBlock, .memberBlock: addWhole(.block, node)
    case .accessorBlock: addWhole(.accessors, node)
    case .accessorDecl:
      addWhole(.accessor, node, name: node.cast(AccessorDeclSyntax.self).accessorSpecifier)
    default: return false
    }
    return true
  }

  private static func flags(of type: TypeSyntax) -> SourceNodeFlags {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return [] }
    let specifiers = attributed.specifiers.trimmedDescription
    return specifiers.contains("inout") ? .isInout : []
  }

  private mutating func addBinding(_ binding: PatternBindingSyntax) {
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    add(.binding, Syntax(binding), name: name) {
      if name == nil { $0.add(binding.pattern) }
      $0.add(binding.typeAnnotation?.type)
      $0.add(binding.initializer)
      $0.add(binding.accessorBlock)
    }
  }

  private mutating func addAttribute(_ attribute: AttributeSyntax) {
    let index = records.count
    add(.attribute, Syntax(attribute)) {
      // The arguments of the wrapper's type: `@Wrapper<Int>`.
      if let type = attribute.attributeName.as(IdentifierTypeSyntax.self) {
        $0.add(type.genericArgumentClause)
      }
      $0.add(attribute.arguments.map { Syntax($0) })
    }
    var name = attribute.attributeName.trimmedDescription
    if let type = attribute.attributeName.as(IdentifierTypeSyntax.self) {
      name = plain(type.name)
    } else if let type = attribute.attributeName.as(MemberTypeSyntax.self) {
      // `@SwiftUI.State`, `@Observation.Observable`.
      name = plain(type.name)
    }
    records[index].name = intern(name)
    records[index].nameStart = UInt32(
      attribute.attributeName.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private mutating func addEffects(_ async: TokenSyntax?, _ throwing: ThrowsClauseSyntax?) {
    if let async { add(.effect, Syntax(async), name: async) { _ in } }
    if let throwing {
      add(.effect, Syntax(throwing), name: throwing.throwsSpecifier) { $0.add(throwing.type) }
    }
  }

  // MARK: Types

  private mutating func addType(_ node: Syntax) -> Bool {
    switch node.kind {
    case .identifierType:
      addWhole(.namedType, node, name: node.cast(IdentifierTypeSyntax.self).name)
    case .memberType: addWhole(.namedType, node, name: node.cast(MemberTypeSyntax.self).name)
    case .optionalType, .implicitlyUnwrappedOptionalType: addWhole(.optionalType, node)
    case .arrayType: addWhole(.arrayType, node)
    case .dictionaryType: addWhole(.dictionaryType, node)
    case .functionType: addWhole(.functionType, node)
    case .tupleType:
      let type = node.cast(TupleTypeSyntax.self)
      // `(any P)`: parentheses are no type.
      if type.elements.count == 1, let only = type.elements.first, only.firstName == nil {
        add(only.type)
      } else {
        addWhole(.tupleType, node)
      }
    case .someOrAnyType:
      let type = node.cast(SomeOrAnyTypeSyntax.self)
      let isSome = type.someOrAnySpecifier.tokenKind == .keyword(.some)
      addWhole(isSome ? .someType : .anyType, node)
    case .compositionType: addWhole(.compositionType, node)
    case .metatypeType: addWhole(.metatype, node)
    case .packExpansionType, .packElementType, .suppressedType, .namedOpaqueReturnType,
      .classRestrictionType, .missingType, .inlineArrayType:
      addWhole(.otherType, node)
    default: return false
    }
    return true
  }

  // MARK: Expressions

  private mutating func addTrailing(
    _ closure: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
  ) {
    if let closure {
      add(.argument, Syntax(closure), flags: .trailing) { $0.add(Syntax(closure)) }
    }
    for element in more {
      add(.argument, Syntax(element), flags: .trailing, name: element.label) {
        $0.add(Syntax(element.closure))
      }
    }
  }

  private mutating func addExpression(_ node: Syntax) -> Bool {
    switch node.kind {
    case .declReferenceExpr:
      add(.identifier, node, name: node.cast(DeclReferenceExprSyntax.self).baseName) { _ in }
    case .memberAccessExpr:
      let access = node.cast(MemberAccessExprSyntax.self)
      add(.memberAccess, node, name: access.declName.baseName) { $0.add(access.base) }
    case .functionCallExpr:
      let call = node.cast(FunctionCallExprSyntax.self)
      add(.call, node) {
        $0.add(call.calledExpression)
        $0.add(call.arguments)
        $0.addTrailing(call.trailingClosure, call.additionalTrailingClosures)
      }
    case .subscriptCallExpr:
      let call = node.cast(SubscriptCallExprSyntax.self)
      add(.subscriptCall, node) {
        $0.add(call.calledExpression)
        $0.add(call.arguments)
        $0.addTrailing(call.trailingClosure, call.additionalTrailingClosures)
      }
    case .labeledExpr: addWhole(.argument, node, name: node.cast(LabeledExprSyntax.self).label)
    case .closureExpr: addWhole(.closure, node)
    case .closureCapture:
      let capture = node.cast(ClosureCaptureSyntax.self)
      addWhole(
        .closureCapture, node, name: capture.name, detail: capture.specifier?.specifier.text ?? "")
    case .sequenceExpr: addSequence(node.cast(SequenceExprSyntax.self))
    case .infixOperatorExpr: addWhole(.sequence, node)
    case .ternaryExpr: addWhole(.ternary, node)
    case .prefixOperatorExpr:
      addWhole(.prefixOperator, node, name: node.cast(PrefixOperatorExprSyntax.self).operator)
    case .postfixOperatorExpr:
      addWhole(.postfixOperator, node, name: node.cast(PostfixOperatorExprSyntax.self).operator)
    case .tryExpr:
      let expression = node.cast(TryExprSyntax.self)
      addWhole(
        .tryExpression, node, name: expression.tryKeyword,
        detail: expression.questionOrExclamationMark?.text ?? "")
    case .awaitExpr: addWhole(.awaitExpression, node)
    case .integerLiteralExpr: addLeaf(.integerLiteral, node)
    case .floatLiteralExpr: addLeaf(.floatLiteral, node)
    case .booleanLiteralExpr: addLeaf(.booleanLiteral, node)
    case .nilLiteralExpr: addLeaf(.nilLiteral, node)
    case .regexLiteralExpr: addLeaf(.regexLiteral, node)
    case .stringLiteralExpr, .simpleStringLiteralExpr: addString(node)
    case .expressionSegment: addWhole(.interpolation, node)
    case .arrayExpr: addWhole(.arrayLiteral, node)
    case .dictionaryExpr: addWhole(.dictionaryLiteral, node)
    case .tupleExpr:
      let tuple = node.cast(TupleExprSyntax.self)
      // Parentheses around one value mean nothing.
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        add(only.expression)
      } else {
        addWhole(.tuple, node)
      }
    case .keyPathExpr:
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      let index = open(.keyPath, at: start)
      records[index].name = intern(text[SourceRange(start + 1, end)])
      addChildren(of: node)
      close(index, end: end)
    case .inOutExpr: addWhole(.inoutExpression, node)
    case .optionalChainingExpr: addWhole(.optionalChaining, node)
    case .forceUnwrapExpr: addWhole(.forceUnwrap, node)
    case .superExpr: addLeaf(.identifier, node)
    case .macroExpansionExpr:
      let macro = node.cast(MacroExpansionExprSyntax.self)
      add(.macroExpansion, node, name: macro.macroName) {
        $0.add(macro.arguments)
        $0.addTrailing(macro.trailingClosure, macro.additionalTrailingClosures)
      }
    case .typeExpr: addWhole(.otherExpression, node)
    case .genericSpecializationExpr:
      addWhole(.otherExpression, node)
    case .discardAssignmentExpr: addLeaf(.identifier, node)
    case .patternExpr: addChildren(of: node)
    case .asExpr, .isExpr: addWhole(.cast, node)
    default: return false
    }
    return true
  }

  private mutating func addString(_ node: Syntax) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let index = open(.stringLiteral, at: start)
    addChildren(of: node)
    if let literal = node.as(StringLiteralExprSyntax.self) {
      if literal.segments.count == 1,
        let segment = literal.segments.first?.as(StringSegmentSyntax.self)
      {
        records[index].name = intern(segment.content.text)
      }
      if literal.openingPounds != nil || literal.openingQuote.tokenKind == .multilineStringQuote {
        records[index].flags.insert(.rawOrMultiline)
      }
    }
    close(index, end: end)
  }

  /// The parser leaves operators in a row. An assignment is the weakest of them, so what is left of
  /// it is its target, and what is right of it its value.
  private mutating func addSequence(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    addOperands(elements[...], Syntax(sequence))
  }

  private mutating func addOperands(_ elements: ArraySlice<ExprSyntax>, _ whole: Syntax) {
    if elements.count == 1 { return add(elements.first) }
    guard let first = elements.first, let last = elements.last else { return }
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    if let at = elements.firstIndex(where: Self.isAssignment) {
      let index = open(.assignment, at: start)
      records[index].detail = intern(elements[at].trimmedDescription)
      addOperands(elements[..<at], whole)
      addOperands(elements[(at + 1)...], whole)
      close(index, end: end)
      return
    }
    let index = open(.sequence, at: start)
    for element in elements {
      switch element.kind {
      case .binaryOperatorExpr:
        let token = element.cast(BinaryOperatorExprSyntax.self).operator
        add(.binaryOperator, Syntax(element), name: token) { _ in }
      case .arrowExpr: continue
      case .unresolvedTernaryExpr:
        let ternary = element.cast(UnresolvedTernaryExprSyntax.self)
        add(.binaryOperator, Syntax(element), name: ternary.questionMark) {
          $0.add(ternary.thenExpression)
        }
      case .unresolvedAsExpr:
        let cast = element.cast(UnresolvedAsExprSyntax.self)
        add(
          .cast, Syntax(element), name: cast.asKeyword,
          detail: cast.questionOrExclamationMark?.text ?? ""
        ) { _ in }
      case .unresolvedIsExpr:
        let cast = element.cast(UnresolvedIsExprSyntax.self)
        add(.cast, Syntax(element), name: cast.isKeyword) { _ in }
      default: add(element)
      }
    }
    close(index, end: end)
  }

  private static let assigning: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "??=",
  ]

  private static func isAssignment(_ element: ExprSyntax) -> Bool {
    switch element.kind {
    case .assignmentExpr: true
    case .binaryOperatorExpr:
      assigning.contains(element.cast(BinaryOperatorExprSyntax.self).operator.text)
    default: false
    }
  }

  // MARK: Statements

  private mutating func addStatement(_ node: Syntax) -> Bool {
    switch node.kind {
    case .ifExpr:
      let statement = node.cast(IfExprSyntax.self)
      add(.ifStatement, node) {
        $0.addWhole(.conditions, Syntax(statement.conditions))
        $0.add(statement.body)
        if let other = statement.elseBody {
          $0.add(.elseBranch, Syntax(other)) { $0.add(Syntax(other)) }
        }
      }
    case .guardStmt:
      let statement = node.cast(GuardStmtSyntax.self)
      add(.guardStatement, node) {
        $0.addWhole(.conditions, Syntax(statement.conditions))
        $0.add(statement.body)
      }
    case .whileStmt:
      let statement = node.cast(WhileStmtSyntax.self)
      add(.whileStatement, node) {
        $0.addWhole(.conditions, Syntax(statement.conditions))
        $0.add(statement.body)
      }
    case .repeatStmt: addWhole(.repeatStatement, node)
    case .optionalBindingCondition:
      let condition = node.cast(OptionalBindingConditionSyntax.self)
      add(.optionalBinding, node, name: condition.bindingSpecifier) {
        $0.add(condition.pattern)
        $0.add(condition.typeAnnotation?.type)
        $0.add(condition.initializer)
      }
    case .matchingPatternCondition: addWhole(.matchingCondition, node)
    case .availabilityCondition: addLeaf(.availabilityCondition, node)
    case .switchExpr: addWhole(.switchStatement, node)
    case .switchCase: addWhole(.switchCase, node)
    case .switchCaseLabel: addWhole(.switchCaseLabel, node)
    case .switchDefaultLabel: addWhole(.switchCaseLabel, node, flags: .isDefault)
    case .forStmt: addWhole(.forStatement, node)
    case .whereClause: addWhole(.whereClause, node)
    case .doStmt: addWhole(.doStatement, node)
    case .catchClause: addWhole(.catchClause, node)
    case .deferStmt: addWhole(.deferStatement, node)
    case .returnStmt:
      addWhole(.controlTransfer, node, name: node.cast(ReturnStmtSyntax.self).returnKeyword)
    case .throwStmt:
      addWhole(.controlTransfer, node, name: node.cast(ThrowStmtSyntax.self).throwKeyword)
    case .breakStmt:
      addWhole(.controlTransfer, node, name: node.cast(BreakStmtSyntax.self).breakKeyword)
    case .continueStmt:
      addWhole(.controlTransfer, node, name: node.cast(ContinueStmtSyntax.self).continueKeyword)
    case .fallThroughStmt:
      addWhole(
        .controlTransfer, node, name: node.cast(FallThroughStmtSyntax.self).fallthroughKeyword)
    case .identifierPattern:
      add(.boundName, node, name: node.cast(IdentifierPatternSyntax.self).identifier) { _ in }
    default: return false
    }
    return true
  }
}
