import DependencyGraph

extension Observer {
  /// What to do when an observed object changes, on any thread: make this observer pending in the
  /// update of that change's transaction.
  @MainActor
  package func invalidation(in runtime: ViewRuntime) -> @Sendable (Transaction) -> Void {
    let reference = WeakReference(self)
    let queue = runtime.updateQueue
    return { transaction in
      queue.append(transaction) { reference.value?.invalidate() }
    }
  }
}

/// Carries a weak reference to something of the main thread through other threads, where it is not
/// looked at.
private final class WeakReference<Value: AnyObject>: @unchecked Sendable {
  weak var value: Value?

  init(_ value: Value) { self.value = value }
}
