import DependencyGraph
import Observation
import Synchronization

/// Ends a registration with `@Observable` objects that is no longer wanted.
///
/// `withObservationTracking` is one-shot and cannot be taken back (S5.1): a body that runs again
/// for another reason would leave its old registration behind in every object that it read. So a
/// tracking also reads a sentinel (``ReadSentinel``), and firing the sentinel ends the registration in all
/// objects at once. Only types of view that were seen to read an observable use it: other bodies
/// pay nothing, and a type's very first reading is the one registration that may linger.
///
/// A change makes the tracker a step of the next update, in which its observer becomes pending.
final class ObservationTracker: Sendable {
  /// The number of the registration that waits for a change; 0: none does.
  private let waiting = Atomic<Int>(0)
  private let sentinel = ReadSentinel()
  /// Looked at by the main thread alone, which takes it out when it goes: a weak reference would
  /// make each retain of the observer dearer.
  private nonisolated(unsafe) unowned(unsafe) var observer: Observer?
  /// How many registrations there were.
  private nonisolated(unsafe) var made = 0
  /// Whether something that was read has changed since the observer ran.
  nonisolated(unsafe) var hasChanged = false

  @MainActor
  init(_ observer: Observer) { self.observer = observer }

  /// Makes the sentinel a part of the registration that is under way.
  @MainActor
  func register() { sentinel.register() }

  /// What to call when something that was read changes, once, on the thread of the change and
  /// before it. It does nothing if the registration has been cancelled by then.
  ///
  /// - Parameter isFurther: whether the registrations before stay, until all are cancelled.
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

  /// The same where there may be several, of which one may have told of a change.
  @MainActor
  func cancelAll() {
    waiting.store(0, ordering: .relaxed)
    sentinel.fire()
  }

  /// The observer goes.
  func letGo() { observer = nil }
}

extension ObservationTracker: UpdateStep {
  func apply() {
    hasChanged = true
    observer?.invalidate()
  }
}
