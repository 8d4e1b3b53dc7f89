import Observation
import Synchronization

/// Ends a registration with `@Observable` objects that is no longer wanted.
///
/// `withObservationTracking` is one-shot and cannot be taken back (S5.1): a body that runs again
/// for another reason would leave its old registration behind in every object that it read. So a
/// tracking also reads a sentinel of ours, and firing the sentinel ends the registration in all
/// objects at once. Only types of view that were seen to read an observable use it: other bodies
/// pay nothing, and a type's very first reading is the one registration that may linger.
final class ObservationTracker: Sendable {
  /// Tells a live registration from one whose body has run again since.
  private let generation = Atomic<Int>(0)
  private let sentinel = ReadSentinel()

  /// Makes the sentinel a part of the registration that is under way.
  func register() { sentinel.register() }

  /// What to call when something that was read changes: `onChange` once, on the thread of the
  /// change and before it, unless the registration has been cancelled by then.
  func handler(_ onChange: @escaping @Sendable (Transaction) -> Void) -> @Sendable () -> Void {
    let current = generation.load(ordering: .relaxed)
    return { [self] in
      guard generation.load(ordering: .relaxed) == current else { return }
      onChange(Transaction.current)
    }
  }

  func cancel() {
    generation.wrappingAdd(1, ordering: .relaxed)
    sentinel.fire()
  }
}
