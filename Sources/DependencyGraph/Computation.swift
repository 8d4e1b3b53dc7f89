/// A value computed from other nodes: lazily, cached, and again only if something it read has
/// changed.
///
///     let celsius = Source(21.4, in: graph, isEqual: ==)
///     let rounded = Computation(in: graph, isEqual: ==) { Int(celsius.value.rounded()) }
///     celsius.value = 21.3
///     rounded.value  // ran once more; whoever reads it does not, for it is still 21
///
/// A computation that is neither read nor asked does not run. A node that has read it keeps it
/// alive, so one made in passing still passes on the changes below it.
///
/// Its closure should only read. If it writes a source, that is not lost, but the readers of that
/// source learn of it after the whole evaluation.
///
/// - Complexity: asked while clean, O(1). Else it settles what it read, each node at most once.
public final class Computation<Value>: GraphNode {
  @exclusivity(unchecked) @usableFromInline final var cached: Value?
  @usableFromInline final let isEqual: ((Value, Value) -> Bool)?
  @exclusivity(unchecked) @usableFromInline final var compute: (() -> Value)?

  /// - Parameters:
  ///   - fallback: what a closure gets that asks for its own value while it runs for the first time
  ///     (a cycle). Without it that stops the program, for there is nothing to answer; later runs
  ///     answer with the value before.
  ///   - isEqual: whether a new value is so much like the old one that readers need not know.
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

  /// The value, brought up to date. Reading it inside of a tracked closure records a dependency.
  ///
  /// Asked for by its own closure, directly or by way of others, it reports D22 and answers with
  /// the value it had before.
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

  /// Whether any other computation or observer depends on this one now.
  @inlinable
  package var hasObservers: Bool { firstReader != nil }

  /// Takes the computation out of the graph and frees its closure. It keeps the value that it has,
  /// up to date or not; one that never ran computes it now.
  package func dispose() {
    if isDisposed { return }
    if cached == nil, !isRunning { settle() }
    isDisposed = true
    state = .clean
    // The last reader to go may have been the one that kept this alive.
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
