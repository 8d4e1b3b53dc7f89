import SwiftSyntax

/// Statements, conditions and patterns.
extension TreeBuilder {
  mutating func addStatement(_ node: Syntax) -> Bool {
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
