/// A node with effects, which the graph runs itself when something that it read has changed.
///
/// Subclass it and override ``run()``:
///
///     final class Printer: Observer {
///       let text: Source<String>
///       init(_ text: Source<String>, in graph: DependencyGraph) {
///         self.text = text
///         super.init(in: graph, order: 0)
///         run()  // the first run is the maker's business
///       }
///       override func run() { track { print(text.value) } }
///     }
///
/// The graph does not keep it alive: its maker does. One that goes away is simply not run any more.
///
/// It is `open` for ``GraphNode``'s reason; nobody outside of the package can make one.
open class Observer: GraphNode {
  /// Whom ``DependencyGraph/update()`` runs first: the lower, the earlier. The runtime uses the
  /// depth in the tree. It may be changed at any time, also while pending.
  @exclusivity(unchecked) package final var order: Int {
    didSet {
      if order != oldValue, ticket >= 0 {
        graph.pending.remove(self)
        graph.pending.insert(self)
      }
    }
  }

  /// The number of the observer in the order of creation: the earlier runs first where `order`
  /// ties.
  package final let sequence: Int
  /// The place in the queue of its graph, or -1.
  @exclusivity(unchecked) final var ticket: Int32 = -1
  /// How often it ran in the update numbered `runsUpdate`.
  @exclusivity(unchecked) final var runs: Int32 = 0
  @exclusivity(unchecked) final var runsUpdate: UInt32 = 0
  /// Whether the run in progress has tracked: then its reads are fresh.
  @exclusivity(unchecked) @usableFromInline final var hasTracked = false

  /// An observer that is up to date and has read nothing.
  ///
  /// It is `public` because a subclass elsewhere overrides it, if only by not inheriting it.
  public init(in graph: DependencyGraph, order: Int) {
    self.order = order
    sequence = graph.observersMade
    graph.observersMade += 1
    super.init(kind: .observer, state: .clean, graph: graph)
  }

  deinit {
    if ticket >= 0 { graph.pending.remove(self) }
  }

  /// Runs `body` and records what it reads as this observer's dependencies, in place of the earlier
  /// ones; also if `body` throws, as far as it came.
  ///
  /// It may be called outside of ``run()``: the first time, or by a parent that updates its child
  /// at once. Either way the observer is up to date by that, and pending no more.
  ///
  /// - Complexity: O(1) beside `body`, plus O(1) per read; no allocation where the reads are the
  ///   same as the last time.
  @inlinable
  package final func track<R>(_ body: () throws -> R) rethrows -> R {
    becomeCurrent()
    let outer = beginTracking()
    defer { endTracking(outer) }
    return try body()
  }

  /// Runs `body` and records what it reads as dependencies beside the earlier ones: of an observer
  /// whose answers are made of several closures, or of one that is asked again and again.
  ///
  /// What makes the observer pending stays to be looked at.
  ///
  /// - Complexity: O(earlier reads) beside `body`, plus O(1) per read.
  @inlinable
  package final func trackFurther<R>(_ body: () throws -> R) rethrows -> R {
    let outer = beginTracking()
    confirmReads()
    defer { endTracking(outer) }
    return try body()
  }

  /// What is to be done when a dependency has changed. The override calls ``track(_:)``.
  ///
  /// An override that does not track keeps its dependencies as they were.
  open func run() {}

  /// Makes the observer pending though no source has changed.
  package final func invalidate() {
    if isDisposed { return }
    state = .dirty
    makePending()
    DependencyGraph.announceIfDue()
  }

  /// Whether the next ``DependencyGraph/update()`` looks at this observer.
  @inlinable
  package final var isPending: Bool { state != .clean }

  /// Declares the observer up to date, because somebody else has brought it there.
  ///
  /// - Complexity: O(1) if not pending; else it settles the computations that it read.
  package final func cancelPending() {
    if !isPending { return }
    if ticket >= 0 { graph.pending.remove(self) }
    settleReads()
  }

  /// Takes the observer out of the graph: it depends on nothing, and ``run()`` never comes again.
  /// One that is running may do so to itself.
  package final func dispose() {
    if isDisposed { return }
    isDisposed = true
    state = .clean
    if ticket >= 0 { graph.pending.remove(self) }
    dropReads()
  }

  final func makePending() {
    if ticket < 0 { graph.enqueue(self) }
  }

  /// Leaves the queue because the closure is about to read everything again.
  @usableFromInline
  final func becomeCurrent() {
    hasTracked = true
    state = .clean
    if ticket >= 0 { graph.pending.remove(self) }
  }
}
