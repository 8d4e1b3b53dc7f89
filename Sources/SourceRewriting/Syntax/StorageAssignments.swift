import SwiftSyntax

/// Finds `_x = Wrapper(wrappedValue: y)` and `self._x = .init(initialValue: y)`.
final class StorageAssignments: SyntaxVisitor {
  struct Assignment {
    let sequence: SequenceExprSyntax
    let name: DeclReferenceExprSyntax
    let call: FunctionCallExprSyntax?

    /// The wrapped value.
    var value: ExprSyntax? {
      guard let call, call.arguments.count == 1, let argument = call.arguments.first,
        ["wrappedValue", "initialValue", "projectedValue"].contains(argument.label?.text ?? "")
          || argument.label == nil
      else {
        guard let call, call.arguments.isEmpty, let closure = call.trailingClosure,
          closure.statements.count == 1
        else { return nil }
        return closure.statements.first?.item.as(ExprSyntax.self)
      }
      return argument.expression
    }

    /// Whether it creates one of these wrappers, or uses `.init`, which may create any.
    func isMade(by wrappers: Set<String>) -> Bool {
      guard let call else { return false }
      let callee = call.calledExpression.source
      if callee == ".init" { return true }
      return wrappers.contains(String(callee.split(separator: "<")[0]))
    }

    var usesInit: Bool { call?.calledExpression.source == ".init" }
  }

  private(set) var found: [Assignment] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else {
      return .visitChildren
    }
    let name: DeclReferenceExprSyntax?
    if let member = elements[0].as(MemberAccessExprSyntax.self), member.base?.source == "self" {
      name = member.declName
    } else {
      name = elements[0].as(DeclReferenceExprSyntax.self)
    }
    if let name, name.baseName.text.isStorage {
      found.append(
        Assignment(
          sequence: node, name: name, call: elements[2].as(FunctionCallExprSyntax.self)))
    }
    return .visitChildren
  }
}
