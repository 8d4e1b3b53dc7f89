import DependencyGraph
import Observation
import Synchronization

/// Cancels registrations with `@Observable` objects that are no longer needed.
///
/// `withObservationTracking` is one-shot and cannot be cancelled (S5.1): a body that runs again for
/// another reason would leave its old registration behind in every object that it read. So a
/// tracking also reads a sentinel (``ReadSentinel``), and firing the sentinel ends the registration
/// in all objects at once. Only view types that have been seen to read an observable use it: other
/// bodies pay nothing, and a type's very first read is the one registration that may linger.
///
/// A change enqueues the tracker as a step of the next update, which invalidates its observer.
final class ObservationTracker: Sendable {
  /// The number of the registration that waits for a change; 0 if none does.
  private let waiting = Atomic<Int>(0)
  private let sentinel = ReadSentinel()
  /// Accessed only on the main thread, which clears it when the observer goes away: a weak
  /// reference would make each retain of the observer more expensive.
  private nonisolated(unsafe) unowned(unsafe) var observer: Observer?
  /// The number of registrations made.
  private nonisolated(unsafe) var made = 0
  /// Whether anything that was read has changed since the observer ran.
  nonisolated(unsafe) var hasChanged = false

  @MainActor
  init(_ observer: Observer) { self.observer = observer }

  /// Makes the sentinel part of the current registration.
  @MainActor
  func register() { sentinel.register() }

  /// Returns the handler to call when anything that was read changes: once, before the change, on
  /// the thread of the change. It does nothing if the registration has been cancelled by then.
  ///
  /// - Parameter isFurther: whether earlier registrations stay until all are cancelled.
  @MainActor
  func handler(_ queue: UpdateQueue, isFurther: Bool = false) -> @Sendable () -> Void {
    if !isFurther || made == 0 { made += 1 }
    let number = made
    waiting.store(number, ordering: .relaxed)
    return { [self] in
      let (isFirst, _) = waiting.compareExchange(
        expected: number, desired: 0, ordering: .relaxed)
      if isFirst { queue.append(Transaction.current, step: self) }
    }
  }

  @MainActor
  func cancel() {
    if waiting.exchange(0, ordering: .relaxed) != 0 { sentinel.fire() }
  }

  /// Cancels all registrations where there may be several, one of which may already have fired.
  @MainActor
  func cancelAll() {
    waiting.store(0, ordering: .relaxed)
    sentinel.fire()
  }

  /// Called when the observer goes away.
  func letGo() { observer = nil }
}

extension ObservationTracker: UpdateStep {
  func apply() {
    hasChanged = true
    observer?.invalidate()
  }
}
