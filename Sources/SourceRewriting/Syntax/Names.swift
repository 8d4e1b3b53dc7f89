import SwiftSyntax

/// The names in a piece of source.
enum Names {
  static func used(in node: Syntax) -> Set<String> {
    var names: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      if case .identifier = token.tokenKind { names.insert(token.name) }
    }
    return names
  }

  static func written(in node: Syntax) -> Set<String> {
    let visitor = Writes(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.names
  }

  private final class Writes: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      if elements.count > 2, elements[1].isAssignment { add(elements[0]) }
      return .visitChildren
    }

    private func add(_ target: ExprSyntax) {
      if let call = target.as(SubscriptCallExprSyntax.self) {
        add(call.calledExpression)
      } else if let member = target.as(MemberAccessExprSyntax.self) {
        if let base = member.base, base.source != "self" {
          add(base)
        } else {
          names.insert(member.declName.baseName.name)
        }
      } else if let name = target.as(DeclReferenceExprSyntax.self) {
        names.insert(name.baseName.name)
      }
    }
  }
}
