/// Any node of the graph: a ``Source``, a ``Trigger``, a ``Computation`` or an ``Observer``.
///
/// The class is the plain record that the list operations work on. It is one class for all kinds,
/// so that a ``DependencyEdge`` needs neither an existential nor a cast, and marking and settling
/// are ordinary loops over pointers.
///
/// It is `open`, like ``Observer``, only because Swift does not allow subclassing a `package` class
/// in another target; every member is `package` except those that a subclass overrides.
///
/// Invariants of each node between two calls into the graph
/// (``DependencyGraph/checkInvariants(_:)`` tests them):
///
/// 1. a source has no reads, an observer has no readers;
/// 2. `firstReader` and `firstRead` head well-formed lists (see ``DependencyEdge``), and each edge
///    in them names this node at its end;
/// 3. a source is always clean;
/// 4. a reader of a computation that is not clean is not clean itself;
/// 5. an observer is pending exactly if it is not clean;
/// 6. no node is running, and no node's `cursor` is set;
/// 7. no node reaches itself along the edges.
open class GraphNode {
  /// The kind of a node: stored once, so that a loop branches on a byte instead of casting.
  @usableFromInline
  package enum Kind: UInt8 {
    /// Written from outside; never stale.
    case source
    /// Cached, brought up to date when read.
    case computation
    /// Run by the graph itself.
    case observer
  }

  /// What a node knows about its staleness, from least to most severe.
  @usableFromInline
  package enum State: UInt8 {
    /// Nothing that it read has changed.
    case clean
    /// Something further away changed; it is unknown whether that affects what this node reads.
    case check
    /// Something that it reads has changed, or it has never run.
    case dirty
  }

  /// The graph that counts this node and owns the edges of its reads.
  package final let graph: DependencyGraph

  /// The node's name in diagnostics; if `nil`, its type is used.
  ///
  /// It is stored outside the node, because few nodes have one. A subclass of ``Observer`` that can
  /// tell its name overrides this instead.
  open var label: String? {
    get { graph.labels[ObjectIdentifier(self)] }
    set { graph.labels[ObjectIdentifier(self)] = newValue }
  }

  /// The first edge to a node that reads this one.
  @exclusivity(unchecked) @usableFromInline final var firstReader: EdgePointer?

  /// The first edge to a node that this one reads, in reading order.
  @exclusivity(unchecked) final var firstRead: EdgePointer?

  /// Whether it depends on anything.
  package final var hasReads: Bool { firstRead != nil }

  /// A position in a list during a walk; otherwise `nil`. There are three walks, never two at once
  /// over one node: tracking keeps the last read it confirmed, settling the next read to check,
  /// marking the edge by which it came here.
  @exclusivity(unchecked) final var cursor: EdgePointer?

  /// The last tracking pass in which this node was read: a second read in it costs one comparison.
  @exclusivity(unchecked) @usableFromInline final var lastTracking: UInt64 = 0

  @exclusivity(unchecked) @usableFromInline final var state: State
  @usableFromInline final let kind: Kind
  /// Whether this node's own closure is on the stack, being tracked.
  @exclusivity(unchecked) @usableFromInline final var isRunning = false
  /// Whether this node has left the graph.
  @exclusivity(unchecked) @usableFromInline package final var isDisposed = false

  @usableFromInline
  init(kind: Kind, state: State, graph: DependencyGraph) {
    self.kind = kind
    self.state = state
    self.graph = graph
    graph.nodeCount += 1
    #if INVARIANT_CHECKS
      graph.registry[ObjectIdentifier(self)] = Unmanaged.passUnretained(self)
    #endif
  }

  deinit {
    dropReads()
    dropReaders()
    graph.nodeCount -= 1
    if !graph.labels.isEmpty { graph.labels[ObjectIdentifier(self)] = nil }
    #if INVARIANT_CHECKS
      graph.registry[ObjectIdentifier(self)] = nil
    #endif
  }

  /// Computes the value again and notifies the readers if it differs. Only a ``Computation`` has a
  /// value to compute.
  func recompute() {}

  /// The node's name in diagnostics.
  final var displayName: String { label ?? String(describing: type(of: self)) }
}
