// # The dependency graph
//
// Some values are written, others are derived from them, and something displays the result. This
// target keeps the three consistent: it records which node read what, and after a write reruns what
// depends on it, and nothing else. It knows nothing about views, and imports only the standard
// library.
//
// ## Vocabulary
//
// - A **source** is a value written from outside (`Source`), or just the fact that something
//   elsewhere changed (`Trigger`).
// - A **computation** is a value derived from others (`Computation`): lazy and cached.
// - An **observer** has effects based on what it reads (`Observer`), and is run by the graph.
// - To **read** a node inside a tracked closure creates an **edge**. The node that owns the
//   closure, the **reader**, depends on exactly what it read in its last run.
// - A node that nothing has happened to is **clean**. A write **marks**: direct readers become
//   **dirty**, indirect ones become **check**. A marked observer is **pending**.
// - To **settle** a node is to find out whether its mark was justified: settle what it read, and
//   run it if any of that differs. A run that produces an equal value is a **cut-off**: the readers
//   become clean without running.
//
//     sources          computations                 observers
//
//     width  ─────────▶ columns ─────────▶ ┐
//     items  ──┬──────────────────────────▶ ┴ grid       width: 79 → 80 marks columns and grid.
//              └──────▶ title ───────────▶  header       columns is settled: 4 as before.
//                                                        grid is clean again and does not run.
//
// ## What it promises
//
// 1. **Currency.** Reading a computation returns what its closure would return now.
// 2. **No glitches.** A closure never sees one value from before a write and another from after it.
// 3. **No wasted work.** A computation runs only if it is read and something it read has changed
//    since its last run; an observer only if something it read has changed; each at most once,
//    however many paths lead to it.
// 4. **Order.** `update()` runs observers by ascending `order`, parents before children, and an
//    observer disposed of by an earlier one does not run.
// 5. **Dynamic dependencies.** What was not read again is no longer a dependency.
// 6. **No leaks.** The graph keeps no nodes alive except computations that have readers. An edge
//    goes when either end goes.
// 7. **Termination.** A cycle is reported (D22), naming its nodes, and abandoned. It never hangs.
//
// A write from a closure that is computing counts for the next evaluation: the value changes at
// once, the marks are made when settling is complete.
//
// ## The path of a write
//
// `source.value = x` → cut-off if equal → **mark** (`GraphNode+Mark.swift`): pending observers
// enter the queue of their own graph (`PendingQueue.swift`) → `onPending`, once → the owner
// schedules an update → `update()` (`DependencyGraph+Update.swift`) → **settle** each
// (`GraphNode+Settle.swift`) → dirty ones `run()` → **track** (`GraphNode+Track.swift`) updates the
// edges.
//
// ## What it costs
//
// Marking is linear in the edges to nodes that were clean, settling in the edges to nodes that were
// marked, and a run costs one comparison per read. Edges come from slabs (`DependencyEdge.swift`);
// a run that reads what it read before allocates nothing. Marking and settling use no recursion, so
// a chain of a million nodes needs no deep stack; only closures that read something for the first
// time nest.
//
// ## Confinement
//
// Plain classes, not `Sendable`: all graphs of a process belong to one thread (`Evaluation.swift`
// explains why). The view runtime keeps them on the main actor.

/// Sources, computations and observers, and the edges between them.
///
///     let graph = DependencyGraph()
///     let name = Source("Ada", in: graph, isEqual: ==)
///     let greeting = Computation(in: graph, isEqual: ==) { "Hello, \(name.value)" }
///     let label = Label(showing: greeting, in: graph)  // a subclass of Observer
///     graph.onPending = { loop.schedule { graph.update() } }
///     name.value = "Grace"  // the label is pending; onPending has been called
///
/// The top of this file explains the vocabulary and the guarantees.
public final class DependencyGraph {
  /// How often an observer may run within one update before it counts as a runaway (D22).
  package static let runLimit: Int32 = 100

  /// Called once when the first observer becomes pending, or at the end of a batch in which one
  /// did; the owner then schedules a call to ``update()``. Not called for what ``update()`` handles
  /// itself.
  @exclusivity(unchecked) package var onPending: (() -> Void)?

  /// Receives diagnostics. If it is `nil`, the first diagnostic is printed to standard error.
  package var onDiagnostic: ((GraphDiagnostic) -> Void)?

  /// The number of live nodes in this graph, for leak tests and tuning.
  @exclusivity(unchecked) @usableFromInline package final var nodeCount = 0

  /// The number of dependencies recorded by this graph's computations and observers.
  package var edgeCount: Int { edges.count }

  /// The number of dependencies ever recorded: a run that reads what it read before adds none.
  package var recordedEdgeCount: Int { edges.takenCount }

  /// The names that diagnostics use for the few nodes that were given one.
  @exclusivity(unchecked) final var labels: [ObjectIdentifier: String] = [:]

  @exclusivity(unchecked) final var edges = EdgePool()
  @exclusivity(unchecked) final var pending = PendingQueue()
  @exclusivity(unchecked) final var observersMade = 0
  @exclusivity(unchecked) final var isUpdating = false
  @exclusivity(unchecked) package internal(set) final var updateNumber: UInt32 = 0
  /// The observers that have run since one was first suspected of running away.
  @exclusivity(unchecked) final var trail: [Observer] = []
  @exclusivity(unchecked) private var needsAnnouncement = false
  private var hasPrinted = false

  #if INVARIANT_CHECKS
    /// Every node, for the checks.
    final var registry: [ObjectIdentifier: Unmanaged<GraphNode>] = [:]
    final var updatesUnchecked = 0
  #endif

  package init() {}

  deinit { edges.deallocate() }

  /// Whether ``update()`` has anything to process.
  package var hasPendingObservers: Bool { pending.count > 0 }

  /// Whether a read would be recorded now: true while a tracked closure of a computation or
  /// observer in any graph runs, except inside ``untracked(_:)``.
  package var isTracking: Bool { evaluation.reader != nil }

  /// Runs `body`, and announces the observers it made pending only afterwards.
  ///
  /// Marks are made at once: a computation read inside `body` is current. Batches nest.
  package func batch<R>(_ body: () throws -> R) rethrows -> R {
    evaluation.batchDepth += 1
    defer {
      evaluation.batchDepth -= 1
      Self.announceIfDue()
    }
    return try body()
  }

  /// Runs `body` without recording its reads.
  @inlinable
  package func untracked<R>(_ body: () throws -> R) rethrows -> R {
    try withoutReader(body)
  }

  /// Queues an observer, and queues this graph for announcement if it is the first one.
  func enqueue(_ observer: Observer) {
    pending.insert(observer)
    if pending.count == 1, !isUpdating, !needsAnnouncement {
      needsAnnouncement = true
      evaluation.unannounced.push(self)
    }
  }

  /// Calls `onPending` of graphs that have new work, unless a batch or a marking is in progress.
  @inline(__always)
  static func announceIfDue() {
    if evaluation.unannounced.isEmpty || evaluation.batchDepth > 0 { return }
    announce()
  }

  private static func announce() {
    if evaluation.unannounced.count == 1 {
      let graph = evaluation.unannounced.top
      evaluation.unannounced.pop()
      return graph.announce()
    }
    for graph in evaluation.unannounced.takeAll() { graph.announce() }
  }

  private func announce() {
    needsAnnouncement = false
    if hasPendingObservers, !isUpdating { withoutReader { onPending?() } }
  }

  func report(_ diagnostic: GraphDiagnostic) {
    if let onDiagnostic {
      withoutReader { onDiagnostic(diagnostic) }
    } else if !hasPrinted {
      hasPrinted = true
      printToStandardError(diagnostic.message)
    }
  }
}
