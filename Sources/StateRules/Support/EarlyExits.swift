import SourceModel

/// Code that may end before it comes to its last statement.
extension SourceNode {
  /// Whether its block comes to this statement each time: none before it may leave.
  var isAlwaysReached: Bool {
    guard let block = parent else { return true }
    return !block.children.prefix { $0 != self }.contains { $0.mayLeave }
  }

  /// Whether the block of this statement may end with it, so that what follows is not done.
  var mayLeave: Bool {
    if kind == .guardStatement { return true }
    return ([self] + descendants).contains { $0.leaves(self) }
  }

  private func leaves(_ statement: SourceNode) -> Bool {
    // What it ends: the code around, or no more than something within the statement.
    let ended: (SourceNodeKind) -> Bool
    switch (kind, name) {
    case (.controlTransfer, "return"), (.controlTransfer, "throw"): ended = { _ in false }
    case (.controlTransfer, "continue"): ended = Self.isLoop
    case (.controlTransfer, "break"): ended = { Self.isLoop($0) || $0 == .switchStatement }
    // No 'try?' and 'try!'.
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
