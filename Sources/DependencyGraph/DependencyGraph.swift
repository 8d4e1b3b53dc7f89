// # The dependency graph
//
// Some values are written, others follow from them, and somewhere somebody shows the result. This
// target keeps the three in step: it knows who has read what, and after a write does again what has
// to be done again, and nothing else. It knows no view, and imports the standard library only.
//
// ## Vocabulary
//
// - A **source** is a value written from outside (`Source`), or the mere fact that something
//   elsewhere changed (`Trigger`).
// - A **computation** is a value that follows from others (`Computation`): lazy and cached.
// - An **observer** does something with what it reads (`Observer`), and is run by the graph.
// - To **read** a node inside of a tracked closure makes an **edge**. The node whose closure it is,
//   the **reader**, depends on what it has read in its last run: no more, no less.
// - A node that nothing has happened to is **clean**. A write **marks**: the readers become
//   **dirty**, those further away are to **check**. A marked observer is **pending**.
// - To **settle** a node is to find out what its mark was worth: by settling what it read, and by
//   running it if any of that is different. A run that results in an equal value is a **cut-off**:
//   the readers become clean without having run.
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
// 1. **Currency.** Whoever asks for a computation gets what its closure would return now.
// 2. **No glitches.** A closure never sees one value from before a write and another one from
//    after.
// 3. **Nothing in vain.** A computation runs only if it is asked for and something that it read has
//    changed since; an observer only if something that it read has changed since; each at most once
//    however many ways lead to it.
// 4. **Order.** `update()` runs observers by ascending `order`, parents before children, and an
//    observer that is disposed of by an earlier one does not run.
// 5. **Dynamic dependencies.** What was not read again is not a dependency any more.
// 6. **No leaks.** The graph keeps no node alive but the computations that somebody has read. Edges
//    go when either end goes.
// 7. **An end.** A cycle is reported (D22), naming the nodes on it, and given up. It never hangs.
//
// What a closure writes while it computes counts for the next evaluation: the value is there at
// once, the marks are made when everything that is being settled is settled.
//
// ## The way of a write
//
// `source.value = x` → cut-off if equal → **mark** (`GraphNode+Mark.swift`): pending observers go
// into the queue of their own graph (`PendingQueue.swift`) → `onPending`, once → the owner plans →
// `update()` (`DependencyGraph+Update.swift`) → **settle** each (`GraphNode+Settle.swift`) → those
// that are dirty `run()` → **track** (`GraphNode+Track.swift`) brings the edges in line.
//
// ## What it costs
//
// Marking costs the edges to nodes that were clean, settling the edges to nodes that were marked,
// and a run one comparison per read. Edges come from slabs (`DependencyEdge.swift`); a run
// that reads what it read before allocates nothing. Marking and settling use no recursion, so a
// chain of a million nodes needs no deeper stack; only closures that read something for the first
// time nest.
//
// ## Confinement
//
// Plain classes, not `Sendable`: all graphs of a process belong to one thread (`Evaluation.swift`
// says why it is all of them). The view runtime keeps them on the main actor.

/// Sources, computations and observers, and the edges between them.
///
///     let graph = DependencyGraph()
///     let name = Source("Ada", in: graph, isEqual: ==)
///     let greeting = Computation(in: graph, isEqual: ==) { "Hello, \(name.value)" }
///     let label = Label(showing: greeting, in: graph)  // a subclass of Observer
///     graph.onPending = { loop.schedule { graph.update() } }
///     name.value = "Grace"  // the label is pending; onPending has been called
///
/// The beginning of this file explains the words and the promises.
public final class DependencyGraph {
  /// How often one observer may run within one update before it is taken for a runaway (D22).
  package static let runLimit: Int32 = 100

  /// Called once when the first observer becomes pending, or when a batch ends in which one did;
  /// the owner then plans a call of ``update()``. Not called for what ``update()`` itself takes
  /// care of.
  @exclusivity(unchecked) package var onPending: (() -> Void)?

  /// Receives diagnostics. Without it, the first one is printed to standard error.
  package var onDiagnostic: ((GraphDiagnostic) -> Void)?

  /// The nodes of this graph that are alive, for tests of leaks and for tuning.
  @exclusivity(unchecked) @usableFromInline package final var nodeCount = 0

  /// The dependencies recorded by this graph's computations and observers.
  package var edgeCount: Int { edges.count }

  /// The dependencies that were ever recorded again: a run that reads what it read before adds
  /// none.
  package var recordedEdgeCount: Int { edges.takenCount }

  /// What diagnostics call the few nodes that were given a name.
  @exclusivity(unchecked) final var labels: [ObjectIdentifier: String] = [:]

  @exclusivity(unchecked) final var edges = EdgePool()
  @exclusivity(unchecked) final var pending = PendingQueue()
  @exclusivity(unchecked) final var observersMade = 0
  @exclusivity(unchecked) final var isUpdating = false
  @exclusivity(unchecked) final var updateNumber: UInt32 = 0
  /// The observers that ran since one was first suspected of running away.
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

  /// Whether ``update()`` has anything to look at.
  package var hasPendingObservers: Bool { pending.count > 0 }

  /// Whether a read would be recorded now: true while a tracked closure of a computation or an
  /// observer runs, of whichever graph, except inside of ``untracked(_:)``.
  package var isTracking: Bool { evaluation.reader != nil }

  /// Runs `body`, and announces what it made pending only afterwards.
  ///
  /// Marks are made at once: a computation read inside of `body` is current. Batches nest.
  package func batch<R>(_ body: () throws -> R) rethrows -> R {
    evaluation.batchDepth += 1
    defer {
      evaluation.batchDepth -= 1
      Self.announceIfDue()
    }
    return try body()
  }

  /// Runs `body`, whose reads are recorded by nobody.
  @inlinable
  package func untracked<R>(_ body: () throws -> R) rethrows -> R {
    try withoutReader(body)
  }

  /// Queues an observer, and this graph for announcement if it is the first one.
  func enqueue(_ observer: Observer) {
    pending.insert(observer)
    if pending.count == 1, !isUpdating, !needsAnnouncement {
      needsAnnouncement = true
      evaluation.unannounced.push(self)
    }
  }

  /// Tells the owners of graphs that have got work, unless a batch or a marking is under way.
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
