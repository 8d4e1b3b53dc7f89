import SwiftSyntax

/// Expressions; operators are not grouped, except for assignments.
extension TreeBuilder {
  mutating func addTrailing(
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

  /// Whether this is `self.count`: the same as `count`, and so the same in the tree. A call of a
  /// method, `self.padding()`, keeps its receiver.
  private func isPropertyOfSelf(_ access: MemberAccessExprSyntax) -> Bool {
    guard let base = access.base?.as(DeclReferenceExprSyntax.self),
      base.baseName.tokenKind == .keyword(.self), access.declName.argumentNames == nil,
      ![.keyword(.self), .keyword(.`init`)].contains(access.declName.baseName.tokenKind)
    else { return false }
    return access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != access.id
  }

  mutating func addExpression(_ node: Syntax) -> Bool {
    switch node.kind {
    case .declReferenceExpr:
      add(.identifier, node, name: node.cast(DeclReferenceExprSyntax.self).baseName) { _ in }
    case .memberAccessExpr:
      let access = node.cast(MemberAccessExprSyntax.self)
      if isPropertyOfSelf(access) {
        add(.identifier, node, flags: .onSelf, name: access.declName.baseName) { _ in }
        return true
      }
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
      // Parentheses around one value have no meaning.
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

  /// The parser does not group operators. Assignment has the lowest precedence, so everything to
  /// its left is its target, and everything to its right its value.
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
}
