// Settling: how a node that may be stale finds out, and is brought up to date.

extension GraphNode {
  /// Makes this computation clean, or determines whether this observer has to run: afterwards it is
  /// clean or dirty.
  ///
  /// A node marked for checking first brings everything it reads up to date, in reading order. As
  /// soon as one of them has changed, the rest can be skipped (the closure may not even read it
  /// again). If none has, the node is clean without running:
  ///
  ///     s: 1 → 3     isOdd = s % 2 == 1     text = isOdd ? "odd" : "even"     observer
  ///     written      dirty: runs, equal     check ─▶ clean                    check ─▶ clean
  ///
  /// The path to the current node is kept in `evaluation.path`, not on the stack; only closures
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
        // Also reached when a closure read a node further up the path and settled it separately.
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

  /// Settles what an observer read, and declares it up to date although it did not read again:
  /// otherwise a later write would stop at a computation that has already marked its readers.
  ///
  /// Each settled computation may drop edges of this node, so the walk restarts after each. It
  /// terminates because marks wait meanwhile.
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

  /// Makes the postponed marks once nothing is being settled.
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
      // A source of this node is being computed, and settles this node on its own behalf. Whether
      // that is a cycle only this node's closure can tell, because it may no longer read the
      // source.
      state = .dirty
      return
    }
    source.enterPath()
  }

  /// Reports that this computation was read while it is being computed.
  final func reportCycle() -> GraphDiagnostic {
    let path = evaluation.path.elements
    let start = path.lastIndex { $0 === self } ?? path.endIndex
    let names = path[start...].map(\.displayName) + [displayName]
    let diagnostic = GraphDiagnostic(kind: .cycle, labels: names)
    graph.report(diagnostic)
    return diagnostic
  }
}
