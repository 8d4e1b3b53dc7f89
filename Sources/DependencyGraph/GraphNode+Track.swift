// Reading: how a reader's list of reads is brought in line with what its closure reads now.

/// What was going on before a tracking began, to be put back when it ends.
@usableFromInline
struct OuterTracking {
  let reader: Unmanaged<GraphNode>?
  let tracking: UInt64
  let isNested: Bool
}

extension GraphNode {
  /// Makes this node the reader, at the beginning of its list:
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

  /// Counts all that was read before as read in this tracking, too.
  @usableFromInline
  final func confirmReads() {
    while let edge = nextExpectedRead {
      edge.pointee.source.lastTracking = evaluation.tracking
      cursor = edge
    }
  }

  /// Drops what was not read again and hands the reading back:
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

  /// Notes that the running reader reads this node.
  /// - Complexity: O(1), and no allocation where the reader read the same at this point last time.
  @inlinable @inline(__always)
  final func noteRead() {
    if evaluation.reader != nil, lastTracking != evaluation.tracking { noteFirstRead() }
  }

  /// The first read of this node in a tracking. The usual case is that it is what the reader read
  /// here the last time as well, and the cursor moves on by one:
  ///
  ///     before:  a ⇄ b ⇄ c      read b      after:  a ⇄ b ⇄ c
  ///              ▲                                      ▲
  ///
  /// Else the edge is looked for a little further on, and moved here. What was left out this time
  /// travels along behind the cursor until the end:
  ///
  ///     before:  a ⇄ b ⇄ c      read c      after:  a ⇄ c ⇄ b
  ///              ▲                                      ▲
  ///
  /// Else it is a new one (or one that was further away, which will be dropped in the end):
  ///
  ///     before:  a ⇄ b ⇄ c      read x      after:  a ⇄ x ⇄ b ⇄ c
  ///              ▲                                      ▲
  @usableFromInline
  final func noteFirstRead() {
    lastTracking = evaluation.tracking
    let reader = evaluation.reader.unsafelyUnwrapped.takeUnretainedValue()
    let expected = reader.nextExpectedRead
    if let expected, expected.pointee.source === self {
      reader.cursor = expected
      return
    }
    var ahead = expected?.pointee.nextRead
    for _ in 0..<8 {
      guard let candidate = ahead else { break }
      if candidate.pointee.source === self {
        reader.removeRead(candidate)
        reader.insertRead(candidate)
        return
      }
      ahead = candidate.pointee.nextRead
    }
    reader.addRead(of: self)
  }

  /// The read that this reader made next, the last time.
  private final var nextExpectedRead: EdgePointer? {
    if let cursor { cursor.pointee.nextRead } else { firstRead }
  }

  /// Adds an edge at the cursor, and at the end of the source's readers:
  ///
  ///     readers before:  a ⇄ b          after:  a ⇄ b ⇄ edge
  ///     (a's previous is b)             (a's previous is the edge)
  private final func addRead(of source: GraphNode) {
    // A node disposed of in the middle of its own closure reads on without being told of changes;
    // and one that is read after its disposal has none to tell.
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

  /// Puts an edge into this reader's reads, after the cursor, and the cursor onto it.
  private final func insertRead(_ edge: EdgePointer) {
    let next = nextExpectedRead
    edge.pointee.nextRead = next
    edge.pointee.previousRead = cursor
    next?.pointee.previousRead = edge
    if let cursor { cursor.pointee.nextRead = edge } else { firstRead = edge }
    cursor = edge
  }

  /// Takes an edge out of this reader's reads:
  ///
  ///     before:  a ⇄ edge ⇄ b        after:  a ⇄ b
  private final func removeRead(_ edge: EdgePointer) {
    let next = edge.pointee.nextRead
    let previous = edge.pointee.previousRead
    next?.pointee.previousRead = previous
    if let previous { previous.pointee.nextRead = next } else { firstRead = next }
  }

  /// Takes an edge out of its source's readers. The first edge knows the last one:
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

  /// Takes one of this reader's edges out of both of its lists and gives its memory back.
  ///
  /// A walk that stands on the edge steps off it: a tracking back to the last read that it
  /// confirmed, a settling on to the next read that it has to look at.
  final func drop(_ edge: EdgePointer) {
    let source = edge.pointee.source
    if cursor == edge { cursor = isRunning ? edge.pointee.previousRead : edge.pointee.nextRead }
    removeRead(edge)
    source.removeReader(edge)
    graph.edges.giveBack(edge)
    // Last, for it may run a deinitialiser of somebody's, which finds the lists in order.
    if source.kind == .computation { Unmanaged.passUnretained(source).release() }
  }

  /// Forgets everything that this node has read.
  final func dropReads() {
    while let edge = firstRead { drop(edge) }
  }

  /// Makes everybody forget having read this node.
  final func dropReaders() {
    while let edge = firstReader { edge.pointee.reader.drop(edge) }
  }
}
