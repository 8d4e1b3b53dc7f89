// Reading: how a reader's list of reads is updated to what its closure reads now.

/// The outer tracking state, restored when a nested tracking ends.
@usableFromInline
struct OuterTracking {
  let reader: Unmanaged<GraphNode>?
  let tracking: UInt64
  let isNested: Bool
}

extension GraphNode {
  /// Makes this node the reader, positioned at the start of its list:
  ///
  ///     reads:  a ⇄ b ⇄ c
  ///           ▲
  ///         cursor (nothing is confirmed yet)
  @usableFromInline
  final func beginTracking() -> OuterTracking {
    let outer = OuterTracking(
      reader: evaluation.reader, tracking: evaluation.tracking, isNested: isRunning)
    if !isRunning {
      isRunning = true
      cursor = nil
    }
    evaluation.lastTracking += 1
    evaluation.tracking = evaluation.lastTracking
    evaluation.reader = isDisposed ? nil : Unmanaged.passUnretained(self)
    return outer
  }

  /// Counts all earlier reads as read in this tracking pass, too.
  @usableFromInline
  final func confirmReads() {
    while let edge = nextExpectedRead {
      edge.pointee.source.lastTracking = evaluation.tracking
      cursor = edge
    }
  }

  /// Drops what was not read again and restores the outer reader:
  ///
  ///     before:  a ⇄ b ⇄ c ⇄ d            after:  a ⇄ b
  ///                  ▲
  ///                cursor
  @usableFromInline
  final func endTracking(_ outer: OuterTracking) {
    if !outer.isNested {
      evaluation.reader = nil
      while let stale = nextExpectedRead { drop(stale) }
      cursor = nil
      isRunning = false
    }
    evaluation.reader = outer.reader
    evaluation.tracking = outer.tracking
  }

  /// Records that the current reader reads this node.
  /// - Complexity: O(1), and no allocation if the reader read the same node at this point last
  ///   time.
  @inlinable @inline(__always)
  final func noteRead() {
    if evaluation.reader != nil, lastTracking != evaluation.tracking { noteFirstRead() }
  }

  /// Records the first read of this node in a tracking pass. Usually the reader read the same node
  /// here last time, and the cursor advances by one:
  ///
  ///     before:  a ⇄ b ⇄ c      read b      after:  a ⇄ b ⇄ c
  ///              ▲                                      ▲
  ///
  /// Otherwise the edge is searched for a little further on, and moved here. Skipped edges stay
  /// behind the cursor until the end:
  ///
  ///     before:  a ⇄ b ⇄ c      read c      after:  a ⇄ c ⇄ b
  ///              ▲                                      ▲
  ///
  /// Otherwise a new edge is added (if an old one exists further away, it is dropped at the end):
  ///
  ///     before:  a ⇄ b ⇄ c      read x      after:  a ⇄ x ⇄ b ⇄ c
  ///              ▲                                      ▲
  @usableFromInline
  final func noteFirstRead() {
    lastTracking = evaluation.tracking
    // The reader is on the stack, so it is not counted here.
    evaluation.reader.unsafelyUnwrapped._withUnsafeGuaranteedRef { noteFirstRead(by: $0) }
  }

  @inline(__always)
  private final func noteFirstRead(by reader: GraphNode) {
    let expected = reader.nextExpectedRead
    if let expected, expected.pointee.isOf(self) {
      reader.cursor = expected
      return
    }
    var ahead = expected?.pointee.nextRead
    for _ in 0..<8 {
      guard let candidate = ahead else { break }
      if candidate.pointee.isOf(self) {
        reader.removeRead(candidate)
        reader.insertRead(candidate)
        return
      }
      ahead = candidate.pointee.nextRead
    }
    reader.addRead(of: self)
  }

  /// The edge that this reader read next last time.
  private final var nextExpectedRead: EdgePointer? {
    if let cursor { cursor.pointee.nextRead } else { firstRead }
  }

  /// Adds an edge at the cursor and at the end of the source's readers:
  ///
  ///     readers before:  a ⇄ b          after:  a ⇄ b ⇄ edge
  ///     (a's previous is b)             (a's previous is the edge)
  private final func addRead(of source: GraphNode) {
    // A node disposed of by its own closure keeps reading without being notified of changes; a node
    // read after its disposal never changes again.
    if isDisposed || source.isDisposed { return }
    let edge = graph.edges.take(source: source, reader: self)
    if source.kind == .computation { _ = Unmanaged.passRetained(source) }
    insertRead(edge)
    guard let first = source.firstReader else {
      edge.pointee.previousReader = edge
      source.firstReader = edge
      return
    }
    let last = first.pointee.previousReader.unsafelyUnwrapped
    last.pointee.nextReader = edge
    edge.pointee.previousReader = last
    first.pointee.previousReader = edge
  }

  /// Inserts an edge into this reader's reads after the cursor, and moves the cursor to it.
  private final func insertRead(_ edge: EdgePointer) {
    let next = nextExpectedRead
    edge.pointee.nextRead = next
    edge.pointee.previousRead = cursor
    next?.pointee.previousRead = edge
    if let cursor { cursor.pointee.nextRead = edge } else { firstRead = edge }
    cursor = edge
  }

  /// Removes an edge from this reader's reads:
  ///
  ///     before:  a ⇄ edge ⇄ b        after:  a ⇄ b
  private final func removeRead(_ edge: EdgePointer) {
    let next = edge.pointee.nextRead
    let previous = edge.pointee.previousRead
    next?.pointee.previousRead = previous
    if let previous { previous.pointee.nextRead = next } else { firstRead = next }
  }

  /// Removes an edge from its source's readers. The first edge knows the last one:
  ///
  ///     before:  edge ⇄ a ⇄ b        after:  a ⇄ b
  ///     (the edge's previous is b)           (a's previous is b)
  private final func removeReader(_ edge: EdgePointer) {
    let next = edge.pointee.nextReader
    let previous = edge.pointee.previousReader.unsafelyUnwrapped
    let first = firstReader.unsafelyUnwrapped
    if edge == first { firstReader = next } else { previous.pointee.nextReader = next }
    if let next {
      next.pointee.previousReader = previous
    } else if edge != first {
      first.pointee.previousReader = previous
    }
  }

  /// Removes one of this reader's edges from both of its lists and returns its memory to the pool.
  ///
  /// A walk positioned on the edge steps off it: tracking back to the last read it confirmed,
  /// settling on to the next read to check.
  final func drop(_ edge: EdgePointer) {
    let source = edge.pointee.source
    if cursor == edge { cursor = isRunning ? edge.pointee.previousRead : edge.pointee.nextRead }
    removeRead(edge)
    source.removeReader(edge)
    graph.edges.giveBack(edge)
    // Last, because it may run a foreign deinitialiser, which must find the lists consistent.
    if source.kind == .computation { Unmanaged.passUnretained(source).release() }
  }

  /// Drops everything that this node has read.
  final func dropReads() {
    while let edge = firstRead { drop(edge) }
  }

  /// Makes all readers drop their reads of this node.
  final func dropReaders() {
    while let edge = firstReader { edge.pointee.reader.drop(edge) }
  }
}
