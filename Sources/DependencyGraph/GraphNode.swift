/// Anything that the graph connects: a ``Source``, a ``Trigger``, a ``Computation`` or an
/// ``Observer``.
///
/// The class is the plain record that the list operations work on. It is one class for all kinds,
/// so that a ``DependencyEdge`` needs neither an existential nor a cast, and the marking and the
/// settling are ordinary loops over pointers.
///
/// It is `open`, like ``Observer``, only because Swift lets no `package` class be subclassed in
/// another target; every member but those that a subclass overrides is `package`.
///
/// What holds of each node between two calls into the graph
/// (``DependencyGraph/checkInvariants(_:)`` tests it): 1. a source has no reads, an observer has no
/// readers; 2. `firstReader` and `firstRead` head well-formed lists (see ``DependencyEdge``), and
/// each edge in
///    them names this node at its end;
/// 3. a source is always clean;
/// 4. whoever reads a computation that is not clean is not clean itself;
/// 5. an observer is pending exactly if it is not clean;
/// 6. no node is running, and no node's `cursor` is set;
/// 7. nobody reaches itself along the edges.
open class GraphNode {
  /// What a node is: told once, so that a loop branches on a byte instead of casting.
  @usableFromInline
  package enum Kind: UInt8 {
    /// Written from outside; never stale.
    case source
    /// Cached, brought up to date when somebody asks.
    case computation
    /// Run by the graph itself.
    case observer
  }

  /// How much a node knows about its own staleness, from the least to the most alarming.
  @usableFromInline
  package enum State: UInt8 {
    /// Nothing that it read has changed.
    case clean
    /// Something further away changed; whether that changes what this node reads is not yet known.
    case check
    /// Something that it reads has changed, or it never ran.
    case dirty
  }

  /// The graph that counts this node and holds the edges of its reads.
  package final let graph: DependencyGraph

  /// What diagnostics call this node, or `nil` to be called by its type.
  ///
  /// It is kept apart from the node, as few have one. A subclass of ``Observer`` that can tell its
  /// name overrides this instead.
  open var label: String? {
    get { graph.labels[ObjectIdentifier(self)] }
    set { graph.labels[ObjectIdentifier(self)] = newValue }
  }

  /// The first of the edges that lead to the nodes that read this one.
  @exclusivity(unchecked) @usableFromInline final var firstReader: EdgePointer?

  /// The first of the edges that lead to the nodes that this one reads, in the order of reading.
  @exclusivity(unchecked) final var firstRead: EdgePointer?

  /// A place in a list, while somebody walks it; `nil` else. There are three walks, never two at
  /// once over one node: tracking keeps the last read that it confirmed, settling the next read to
  /// look at, marking the edge by which it came here.
  @exclusivity(unchecked) final var cursor: EdgePointer?

  /// The last tracking in which somebody read this node: a second read in it costs one comparison.
  @exclusivity(unchecked) @usableFromInline final var lastTracking: UInt64 = 0

  @exclusivity(unchecked) @usableFromInline final var state: State
  @usableFromInline final let kind: Kind
  /// Whether this node's own closure is on the stack, being tracked.
  @exclusivity(unchecked) @usableFromInline final var isRunning = false
  /// Whether this node takes part in the graph no more.
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

  /// Computes the value again and tells the readers if it differs. Only a ``Computation`` has any.
  func recompute() {}

  /// The name in diagnostics.
  final var displayName: String { label ?? String(describing: type(of: self)) }
}
