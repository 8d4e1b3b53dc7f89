// Asking: how a node that may be stale finds out, and is brought up to date.

extension GraphNode {
  /// Makes this computation clean, or finds out whether this observer has to run: it is clean or
  /// dirty afterwards.
  ///
  /// A node marked for checking looks at what it reads, in the order of reading, and brings each of
  /// these up to date first. As soon as one turns out different, the rest need not be looked at
  /// (the closure may not even read it again). If none does, the node is clean without having run:
  ///
  ///     s: 1 → 3     isOdd = s % 2 == 1     text = isOdd ? "odd" : "even"     observer
  ///     written      dirty: runs, equal     check ─▶ clean                    check ─▶ clean
  ///
  /// The path to the node in hand is kept in `evaluation.path`, not on the stack; only closures
  /// that read for the first time nest.
  @usableFromInline
  final func settle() {
    evaluation.settleDepth += 1
    let base = evaluation.path.count
    enterPath()
    while evaluation.path.count > base {
      let node = evaluation.path.top
      switch node.state {
      case .clean:
        // Also when a closure asked for a node further up the path and settled it on its own.
        node.leavePath()
      case .dirty:
        if node.kind == .computation { node.recompute() }
        node.leavePath()
      case .check:
        node.checkNextRead()
      }
    }
    leaveSettling()
  }

  /// Settles what an observer read, and declares it up to date although it did not read again: else
  /// a later write would end at a computation that has told its readers already.
  ///
  /// Each computation settled may drop edges of this node, so the walk begins again after each. It
  /// ends, for marks wait meanwhile.
  final func settleReads() {
    evaluation.settleDepth += 1
    var edge = firstRead
    while let here = edge {
      let source = here.pointee.source
      if source.state == .clean || source.isRunning {
        edge = here.pointee.nextRead
      } else {
        source.settle()
        edge = firstRead
      }
    }
    state = .clean
    leaveSettling()
  }

  /// Makes the marks that had to wait, when nothing is being settled any more.
  @inline(__always)
  private final func leaveSettling() {
    evaluation.settleDepth -= 1
    if evaluation.settleDepth == 0, !evaluation.postponed.isEmpty { GraphNode.markPostponed() }
  }

  private final func enterPath() {
    cursor = firstRead
    evaluation.path.push(self)
  }

  private final func leavePath() {
    cursor = nil
    evaluation.path.pop()
  }

  private final func checkNextRead() {
    guard let edge = cursor else {
      state = .clean
      return
    }
    let source = edge.pointee.source
    cursor = edge.pointee.nextRead
    if source.state == .clean { return }
    if source.isRunning {
      // What this node read is being computed, and this is asked on its behalf. Whether
      // that is a cycle only this node's closure can tell, for it may not read it any more.
      state = .dirty
      return
    }
    source.enterPath()
  }

  /// Reports that this computation was asked for while it is being computed.
  final func reportCycle() -> GraphDiagnostic {
    let path = evaluation.path.elements
    let start = path.lastIndex { $0 === self } ?? path.endIndex
    let names = path[start...].map(\.displayName) + [displayName]
    let diagnostic = GraphDiagnostic(kind: .cycle, labels: names)
    graph.report(diagnostic)
    return diagnostic
  }
}
