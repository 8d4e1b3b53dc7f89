/// A node with effects, which the graph runs when something it read has changed.
///
/// Subclass it and override ``run()``:
///
///     final class Printer: Observer {
///       let text: Source<String>
///       init(_ text: Source<String>, in graph: DependencyGraph) {
///         self.text = text
///         super.init(in: graph, order: 0)
///         run()  // the creator is responsible for the first run
///       }
///       override func run() { track { print(text.value) } }
///     }
///
/// The graph does not keep it alive: its creator does. Once released, it is no longer run.
///
/// It is `open` for the same reason as ``GraphNode``; code outside the package cannot create one.
open class Observer: GraphNode {
  /// The priority in ``DependencyGraph/update()``: lower runs earlier. The runtime uses the depth
  /// in the tree. It may change at any time, also while the observer is pending.
  package final var order: Int {
    get { Int(order32) }
    set {
      let new = Int32(clamping: newValue)
      if new == order32 { return }
      order32 = new
      if ticket >= 0 {
        graph.pending.remove(self)
        graph.pending.insert(self)
      }
    }
  }

  // Fits exactly into the padding after the node's flags.
  @exclusivity(unchecked) private final var order32: Int32
  /// The observer's number in creation order: the earlier runs first where `order` ties.
  package final let sequence: Int
  /// The observer's slot in its graph's queue, or -1.
  @exclusivity(unchecked) final var ticket: Int32 = -1
  /// How often it ran in the update numbered `runsUpdate`.
  @exclusivity(unchecked) final var runs: Int32 = 0
  @exclusivity(unchecked) final var runsUpdate: UInt32 = 0
  /// Whether the current run has tracked, so that its reads are fresh.
  @exclusivity(unchecked) @usableFromInline final var hasTracked = false

  /// Makes an observer that is up to date and has read nothing.
  ///
  /// It is `public` because a subclass elsewhere overrides it, if only by not inheriting it.
  public init(in graph: DependencyGraph, order: Int) {
    order32 = Int32(clamping: order)
    sequence = graph.observersMade
    graph.observersMade += 1
    super.init(kind: .observer, state: .clean, graph: graph)
  }

  deinit {
    if ticket >= 0 { graph.pending.remove(self) }
  }

  /// Runs `body` and records what it reads as this observer's dependencies, replacing the earlier
  /// ones. If `body` throws, its reads so far are recorded.
  ///
  /// It may be called outside ``run()``: for the first run, or by a parent that updates its child
  /// at once. Either way the observer becomes up to date and is no longer pending.
  ///
  /// - Complexity: O(1) besides `body`, plus O(1) per read; no allocation if the reads are the same
  ///   as last time.
  @inlinable
  package final func track<R>(_ body: () throws -> R) rethrows -> R {
    becomeCurrent()
    let outer = beginTracking()
    defer { endTracking(outer) }
    return try body()
  }

  /// Runs `body` and records what it reads as dependencies in addition to the earlier ones: for an
  /// observer whose result comes from several closures, or one that is queried repeatedly.
  ///
  /// An observer that is pending stays pending.
  ///
  /// - Complexity: O(earlier reads) besides `body`, plus O(1) per read.
  @inlinable
  package final func trackFurther<R>(_ body: () throws -> R) rethrows -> R {
    let outer = beginTracking()
    confirmReads()
    defer { endTracking(outer) }
    return try body()
  }

  /// Responds to a changed dependency. The override calls ``track(_:)``.
  ///
  /// An override that does not track keeps its earlier dependencies.
  open func run() {}

  /// Makes the observer pending although no source has changed.
  package final func invalidate() {
    if isDisposed { return }
    state = .dirty
    makePending()
    DependencyGraph.announceIfDue()
  }

  /// Whether the next ``DependencyGraph/update()`` processes this observer.
  @inlinable
  package final var isPending: Bool { state != .clean }

  /// Whether something that it read directly has changed, so that it runs for certain.
  package final var hasToRun: Bool { state == .dirty }

  /// Declares the observer up to date, because other code has already updated it.
  ///
  /// - Complexity: O(1) if not pending; otherwise it settles the computations it read.
  package final func cancelPending() {
    if !isPending { return }
    if ticket >= 0 { graph.pending.remove(self) }
    settleReads()
  }

  /// Removes the observer from the graph: it no longer depends on anything, and ``run()`` is never
  /// called again. A running observer may dispose of itself.
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

  /// Leaves the queue, because the closure is about to read everything again.
  @usableFromInline
  final func becomeCurrent() {
    hasTracked = true
    state = .clean
    if ticket >= 0 { graph.pending.remove(self) }
  }
}
