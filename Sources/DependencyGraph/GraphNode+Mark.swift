// Writing: how a change finds the observers. Nothing is computed here.

extension GraphNode {
  /// Tells the readers that this source has changed.
  ///
  /// A change made by a computation's own closure waits until everything that is being settled is
  /// settled. So marking and settling never meet: a settling ends because nothing becomes stale
  /// again behind its back, and what it returned is a picture of one moment.
  @usableFromInline
  final func noteChange() {
    if firstReader == nil { return }
    if evaluation.settleDepth > 0 {
      evaluation.postponed.push(self)
      return
    }
    markReaders()
    DependencyGraph.announceIfDue()
  }

  /// Marks the readers dirty and those beyond them for checking:
  ///
  ///     write s:   s ─▶ a ─▶ c ─▶ observer        a: dirty    c, b, observer: check
  ///                     └──▶ b ─────▲             observer: pending in its graph
  ///
  /// A computation that is not clean has told its readers before (invariant 4), so the walk goes no
  /// further there: however often a source is written, each edge is passed once until it is
  /// settled.
  ///
  /// The walk goes into the depth without recursion, for a chain may be as long as memory allows.
  /// Each computation on the way down keeps the edge by which it was entered in its `cursor`.
  ///
  /// - Complexity: O(edges to nodes that were clean).
  private final func markReaders() {
    guard var edge = firstReader else { return }
    // How many computations are between this node and the edge's reader.
    var depth = 0
    while true {
      let reader = edge.pointee.reader
      let before = reader.state
      let level = depth == 0 ? State.dirty : .check
      if level.rawValue > before.rawValue { reader.state = level }
      if reader.kind == .observer {
        unsafeDowncast(reader, to: Observer.self).makePending()
      } else if before == .clean, let below = reader.firstReader {
        reader.cursor = edge
        edge = below
        depth += 1
        continue
      }
      while true {
        if let next = edge.pointee.nextReader {
          edge = next
          break
        }
        if depth == 0 { return }
        depth -= 1
        let finished = edge.pointee.source
        edge = finished.cursor.unsafelyUnwrapped
        finished.cursor = nil
      }
    }
  }

  /// Tells those who wait for this computation that its value is a different one.
  ///
  /// Only those that were marked for checking are meant: a clean reader is one that is reading at
  /// this moment, and gets the new value.
  @usableFromInline
  final func markCheckingReaders() {
    var edge = firstReader
    while let here = edge {
      if here.pointee.reader.state == .check { here.pointee.reader.state = .dirty }
      edge = here.pointee.nextReader
    }
  }

  /// Marks the observer that has just read this computation, which is stale again because its
  /// closure wrote something that it depends on. (A computation cannot be the reader: while one
  /// runs, marks wait.)
  @usableFromInline
  final func markReadingObserver() {
    guard let reader = evaluation.reader?.takeUnretainedValue(), reader.kind == .observer else {
      return
    }
    if reader.state == .clean { reader.state = .check }
    unsafeDowncast(reader, to: Observer.self).makePending()
    DependencyGraph.announceIfDue()
  }

  /// Makes the marks that had to wait.
  static func markPostponed() {
    for source in evaluation.postponed.takeAll() { source.markReaders() }
    DependencyGraph.announceIfDue()
  }
}
