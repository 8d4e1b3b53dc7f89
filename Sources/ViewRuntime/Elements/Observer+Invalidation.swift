import DependencyGraph

extension Observer {
  /// Returns a closure to call when an observed object changes, on any thread: it invalidates this
  /// observer in the update of that change's transaction.
  @MainActor
  package func invalidation(in runtime: ViewRuntime) -> @Sendable (Transaction) -> Void {
    let reference = WeakReference(self)
    let queue = runtime.updateQueue
    return { transaction in
      queue.append(transaction) { reference.value?.invalidate() }
    }
  }
}

/// Carries a weak reference to a main-thread object through other threads, which never access it.
private final class WeakReference<Value: AnyObject>: @unchecked Sendable {
  weak var value: Value?

  init(_ value: Value) { self.value = value }
}
