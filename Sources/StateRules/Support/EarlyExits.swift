import SourceModel

/// Finds code that may leave a block before its last statement.
extension SourceNode {
  /// Whether its block always reaches this statement: none before it may leave.
  var isAlwaysReached: Bool {
    guard let block = parent else { return true }
    return !block.children.prefix { $0 != self }.contains { $0.mayLeave }
  }

  /// Whether this statement may end its block, so that the following ones are not executed.
  var mayLeave: Bool {
    if kind == .guardStatement { return true }
    return ([self] + descendants).contains { $0.leaves(self) }
  }

  private func leaves(_ statement: SourceNode) -> Bool {
    // What it ends: the enclosing code, or just something within the statement.
    let ended: (SourceNodeKind) -> Bool
    switch (kind, name) {
    case (.controlTransfer, "return"), (.controlTransfer, "throw"): ended = { _ in false }
    case (.controlTransfer, "continue"): ended = Self.isLoop
    case (.controlTransfer, "break"): ended = { Self.isLoop($0) || $0 == .switchStatement }
    // Except for 'try?' and 'try!'.
    case (.tryExpression, _) where detail.isEmpty: ended = { $0 == .doStatement }
    default: return false
    }
    guard enclosingCode == statement.enclosingCode else { return false }
    return self == statement
      || !ended(statement.kind)
        && ancestor { $0 == statement || ended($0.kind) } == statement
  }

  private static func isLoop(_ kind: SourceNodeKind) -> Bool {
    [.forStatement, .whileStatement, .repeatStatement].contains(kind)
  }
}
