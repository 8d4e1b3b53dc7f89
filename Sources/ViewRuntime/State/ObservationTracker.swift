import Observation
import Synchronization

/// Notes which `@Observable` properties a body reads, and says when one of them changes.
///
/// `withObservationTracking` is one-shot and cannot be taken back (S5.1): a body that runs again for
/// another reason would leave its old registration behind in every object that it read. So a
/// tracking also reads a sentinel of ours, and firing the sentinel ends the registration in all
/// objects at once. Only types of view that were seen to read an observable use it: other bodies
/// pay nothing, and a type's very first reading is the one registration that may linger.
@MainActor
final class ObservationTracker {
  private let viewType: ViewType
  private var sentinel: Sentinel?
  private let generation = Generation()

  init(_ viewType: ViewType) { self.viewType = viewType }

  /// Runs `body`; `onChange` is called once, on the thread of the change and before it, when
  /// something that was read changes and the tracking has not been cancelled by then.
  func track<Result>(
    _ body: () -> Result, onChange: @escaping @Sendable (Transaction) -> Void
  ) -> Result {
    cancel()
    if viewType.readsObservables, sentinel == nil { sentinel = Sentinel() }
    return withObservationTracking(
      {
        let result = body()
        sentinel?.register()
        return result
      },
      onChange: handler(onChange))
  }

  /// Called only if something observable was read.
  private func handler(
    _ onChange: @escaping @Sendable (Transaction) -> Void
  ) -> @Sendable () -> Void {
    viewType.readsObservables = true
    let (generation, current) = (generation, generation.current)
    return {
      guard generation.current == current else { return }
      onChange(Transaction.current)
    }
  }

  func cancel() {
    generation.advance()
    sentinel?.fire()
  }
}

/// Tells a live registration from one whose body has run again since.
private final class Generation: Sendable {
  private let value = Atomic<Int>(0)

  var current: Int { value.load(ordering: .relaxed) }
  func advance() { value.wrappingAdd(1, ordering: .relaxed) }
}

private final class Sentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var beat: Int { 0 }

  func register() { registrar.access(self, keyPath: \.beat) }
  func fire() { registrar.willSet(self, keyPath: \.beat) }
}
