/// A value that is written from outside and read by computations and observers.
///
///     let graph = DependencyGraph()
///     let count = Source(0, in: graph, isEqual: ==)
///     let double = Computation(in: graph, isEqual: ==) { count.value * 2 }
///     count.value = 21
///     double.value  // 42
///
/// It has no list of its readers beyond the edges themselves, and keeps none of them alive.
///
/// - Complexity: reading is O(1). A write that differs costs O(edges to nodes that were clean).
public final class Source<Value>: GraphNode {
  @exclusivity(unchecked) @usableFromInline final var storage: Value
  @usableFromInline final let isEqual: ((Value, Value) -> Bool)?

  /// - Parameter isEqual: whether a write may be ignored. `nil`: every write counts.
  @inlinable
  package init(
    _ value: Value, in graph: DependencyGraph, isEqual: ((Value, Value) -> Bool)? = nil
  ) {
    storage = value
    self.isEqual = isEqual
    super.init(kind: .source, state: .clean, graph: graph)
  }

  /// The value. Reading it inside a tracked closure records a dependency; writing is ``write(_:)``.
  @inlinable
  package var value: Value {
    get {
      noteRead()
      return storage
    }
    set { write(newValue) }
  }

  /// The value, read without recording anything.
  @inlinable
  package var untrackedValue: Value { storage }

  /// Writes the value and marks the readers of the old one.
  ///
  /// Inside a computation's closure the value is written at once, and the readers are marked when
  /// everything being settled is up to date (see ``DependencyGraph``, "What it promises").
  ///
  /// - Returns: Whether the value differed; if not, nothing was written.
  @inlinable @discardableResult
  package func write(_ value: Value) -> Bool {
    if let isEqual, withoutReader({ isEqual(storage, value) }) { return false }
    var value = value
    // The old value dies at the end of this function: its deinitialiser finds a consistent graph.
    swap(&storage, &value)
    noteChange()
    return true
  }

  /// Marks the readers as if the value had changed: for a value with mutable internals.
  @inlinable
  package func notify() { noteChange() }

  /// Whether any computation or observer currently depends on this source.
  @inlinable
  package var hasObservers: Bool { firstReader != nil }
}
