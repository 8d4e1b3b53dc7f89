// Writing: how a change reaches the observers. Nothing is computed here.

extension GraphNode {
  /// Tells the readers that this source has changed.
  ///
  /// A change made by a computation's own closure waits until settling is complete. So marking and
  /// settling never overlap: settling terminates because nothing becomes stale again meanwhile, and
  /// its results are a consistent snapshot.
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
  /// A computation that is not clean has already marked its readers (invariant 4), so the walk
  /// stops there: however often a source is written, each edge is visited once until it is settled.
  ///
  /// The walk is depth-first without recursion, because a chain may be as long as memory allows.
  /// Each computation on the way down keeps the edge by which it was entered in its `cursor`.
  ///
  /// - Complexity: O(edges to nodes that were clean).
  private final func markReaders() {
    guard var edge = firstReader else { return }
    // The number of computations between this node and the edge's reader.
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

  /// Marks dirty the readers that wait for this computation, because its value has changed.
  ///
  /// Only those marked for checking: a clean reader is reading right now and gets the new value.
  @usableFromInline
  final func markCheckingReaders() {
    var edge = firstReader
    while let here = edge {
      if here.pointee.reader.state == .check { here.pointee.reader.state = .dirty }
      edge = here.pointee.nextReader
    }
  }

  /// Marks the observer that has just read this computation, which is stale again because its
  /// closure wrote something it depends on. (The reader cannot be a computation: while one runs,
  /// marks wait.)
  @usableFromInline
  final func markReadingObserver() {
    guard let reader = evaluation.reader?.takeUnretainedValue(), reader.kind == .observer else {
      return
    }
    if reader.state == .clean { reader.state = .check }
    unsafeDowncast(reader, to: Observer.self).makePending()
    DependencyGraph.announceIfDue()
  }

  /// Makes the postponed marks.
  static func markPostponed() {
    for source in evaluation.postponed.takeAll() { source.markReaders() }
    DependencyGraph.announceIfDue()
  }
}
