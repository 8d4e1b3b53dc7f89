/// A value computed from other nodes: lazily, cached, and again only if something it read has
/// changed.
///
///     let celsius = Source(21.4, in: graph, isEqual: ==)
///     let rounded = Computation(in: graph, isEqual: ==) { Int(celsius.value.rounded()) }
///     celsius.value = 21.3
///     rounded.value  // recomputed, but still 21, so its readers do not run
///
/// A computation runs only when it is read. Its readers keep it alive, so a temporary computation
/// still forwards changes from what it depends on.
///
/// Its closure should only read. If it writes a source, the write takes effect, but that source's
/// readers are marked only after the whole evaluation.
///
/// - Complexity: O(1) if clean. Otherwise it settles what it read, each node at most once.
public final class Computation<Value>: GraphNode {
  @exclusivity(unchecked) @usableFromInline final var cached: Value?
  @usableFromInline final let isEqual: ((Value, Value) -> Bool)?
  @exclusivity(unchecked) @usableFromInline final var compute: (() -> Value)?

  /// - Parameters:
  ///   - fallback: the value returned when the closure reads itself during its first run (a cycle).
  ///     Without a fallback this stops the program, because there is no value to return; later runs
  ///     return the previous value.
  ///   - isEqual: whether a new value is close enough to the old one that readers need not run.
  ///     `nil`: every run counts as a change.
  @inlinable
  package init(
    in graph: DependencyGraph, fallback: Value? = nil, isEqual: ((Value, Value) -> Bool)? = nil,
    _ compute: @escaping () -> Value
  ) {
    cached = fallback
    self.isEqual = isEqual
    self.compute = compute
    super.init(kind: .computation, state: .dirty, graph: graph)
  }

  /// The value, brought up to date. Reading it inside a tracked closure records a dependency.
  ///
  /// If its own closure reads it, directly or indirectly, it reports D22 and returns its previous
  /// value.
  @inlinable
  package var value: Value {
    if state == .clean, !isRunning {
      noteRead()
    } else if isRunning {
      return answerInCycle()
    } else {
      settle()
      noteRead()
      if state != .clean { markReadingObserver() }
    }
    return cached.unsafelyUnwrapped
  }

  /// The value, brought up to date, without recording anything.
  @inlinable
  package var untrackedValue: Value { withoutReader { value } }

  /// Whether any computation or observer currently depends on this one.
  @inlinable
  package var hasObservers: Bool { firstReader != nil }

  /// Removes the computation from the graph and frees its closure. It keeps its current value,
  /// stale or not; one that never ran computes its value now.
  package func dispose() {
    if isDisposed { return }
    if cached == nil, !isRunning { settle() }
    isDisposed = true
    state = .clean
    // Dropping the last reader may release the only reference to this computation.
    withExtendedLifetime(self) {
      dropReads()
      dropReaders()
    }
    if !isRunning { compute = nil }
  }

  @usableFromInline
  override func recompute() {
    guard let compute else { return }
    let outer = beginTracking()
    let new = compute()
    endTracking(outer)
    state = .clean
    if isDisposed { self.compute = nil }
    if let old = cached, let isEqual, withoutReader({ isEqual(old, new) }) { return }
    let old = cached
    cached = new
    markCheckingReaders()
    withExtendedLifetime(old) {}
  }

  @usableFromInline
  func answerInCycle() -> Value {
    let diagnostic = reportCycle()
    guard let cached else {
      fatalError("\(diagnostic.message) It has no earlier value to answer with.")
    }
    return cached
  }
}
