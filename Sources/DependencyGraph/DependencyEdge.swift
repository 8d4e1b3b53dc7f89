/// One "reader reads source": an element of two doubly linked lists at once.
///
///     source.firstReader ─▶ edge ⇄ edge ⇄ edge          (nextReader, previousReader)
///     reader.firstRead   ─▶ edge ⇄ edge ⇄ edge          (nextRead, previousRead)
///
/// The list of reads is in the order of reading and begins with a `previousRead` of `nil`. The list
/// of readers is in the order of subscribing, and its first edge's `previousReader` is the *last*
/// edge, so that appending needs no second field in each node.
///
/// Neither end is retained, with one exception: an edge to a computation keeps it alive, because a
/// computation whose creator has dropped it still forwards changes from what it depends on. A
/// source whose creator has dropped it can never change again, so its edges go with it.
@usableFromInline
struct DependencyEdge {
  unowned(unsafe) var source: GraphNode
  unowned(unsafe) var reader: GraphNode
  var nextRead: EdgePointer?
  var previousRead: EdgePointer?
  var nextReader: EdgePointer?
  var previousReader: EdgePointer?

  /// Whether `node` is what is read. The addresses are compared: to compare the objects would count
  /// a reference to the source first.
  @inline(__always)
  func isOf(_ node: GraphNode) -> Bool {
    Unmanaged.passUnretained(source).toOpaque() == Unmanaged.passUnretained(node).toOpaque()
  }
}

@usableFromInline
typealias EdgePointer = UnsafeMutablePointer<DependencyEdge>

/// The memory of one graph's edges: growing slabs and a free list.
///
/// An edge belongs to its reader's graph, and a reader keeps its graph alive, so no edge outlives
/// the pool.
struct EdgePool {
  /// The number of edges in use.
  private(set) var count = 0
  /// The number of edges ever taken, including reused ones.
  private(set) var takenCount = 0
  private var free: EdgePointer?
  private var slabs: [EdgePointer] = []
  private var fresh: EdgePointer?
  private var freshCount = 0
  private var slabSize = 16

  /// Returns an edge whose links are all `nil`.
  /// - Complexity: O(1); amortised, a fraction of an allocation.
  mutating func take(source: GraphNode, reader: GraphNode) -> EdgePointer {
    count += 1
    takenCount += 1
    let edge: EdgePointer
    if let reused = free {
      free = reused.pointee.nextRead
      edge = reused
    } else {
      if freshCount == 0 { addSlab() }
      freshCount -= 1
      edge = fresh! + freshCount
    }
    edge.initialize(to: DependencyEdge(source: source, reader: reader))
    return edge
  }

  mutating func giveBack(_ edge: EdgePointer) {
    count -= 1
    edge.pointee.nextRead = free
    free = edge
  }

  private mutating func addSlab() {
    slabSize = min(slabSize * 2, 4096)
    let slab = EdgePointer.allocate(capacity: slabSize)
    slabs.append(slab)
    fresh = slab
    freshCount = slabSize
  }

  mutating func deallocate() {
    for slab in slabs { slab.deallocate() }
    slabs = []
  }
}
