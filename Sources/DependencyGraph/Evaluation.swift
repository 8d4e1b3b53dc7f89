/// The current reader, and what waits until reading is over: the graph's one piece of global state.
///
/// It is shared by all graphs because an observer of one graph may read a source of another (two
/// windows that show one model), and a source can find its reader nowhere else. Hence all graphs of
/// a process live on one thread; the view runtime keeps them on the main actor.
///
/// Every field is scoped: code that sets one restores the old value before it returns.
@usableFromInline
struct Evaluation {
  /// The node whose tracked closure is running and records its reads.
  @usableFromInline var reader: Unmanaged<GraphNode>?
  /// The number of the tracking pass that `reader` is in. Nothing is ever read in pass 0.
  @usableFromInline var tracking: UInt64 = 0
  /// The number of the tracking pass that began last.
  var lastTracking: UInt64 = 0
  /// How many calls of `settle` are on the stack. While it is above zero, no marks are made.
  var settleDepth = 0
  /// How many `batch` calls are on the stack. While it is above zero, no graph is announced.
  var batchDepth = 0
  /// The nodes being settled, each on behalf of the previous one.
  var path = Stack<GraphNode>()
  /// The sources that changed while something was being settled.
  var postponed = Stack<GraphNode>()
  /// The graphs that have new work since their last announcement.
  var unannounced = Stack<DependencyGraph>()
}

/// The one evaluation in progress. Like the graphs it is confined to one thread, so no access is
/// checked.
///
/// Every field starts as zero bits, so the compiler needs no code to initialise it on first use.
@exclusivity(unchecked) @usableFromInline
nonisolated(unsafe) var evaluation = Evaluation()

/// Runs `body` without a current reader: for foreign code that runs in the middle of a read.
@inlinable
func withoutReader<R>(_ body: () throws -> R) rethrows -> R {
  let reader = evaluation.reader
  evaluation.reader = nil
  defer { evaluation.reader = reader }
  return try body()
}
