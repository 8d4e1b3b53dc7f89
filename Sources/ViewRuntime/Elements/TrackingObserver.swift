import DependencyGraph
import Observation

/// An observer whose closure is the app's: what it reads of states and of observable objects makes
/// it run again.
package class TrackingObserver: Observer {
  @exclusivity(unchecked) @MainActor private final var observation: ObservationTracker?

  /// Runs `body`: reads become dependencies, writes are refused.
  @MainActor
  final func evaluate<Result>(
    _ context: EvaluationContext, _ type: ViewType, _ body: () -> Result
  ) -> Result {
    context.run {
      track {
        observation?.cancel()
        if type.readsObservables, observation == nil { observation = ObservationTracker() }
        return Self.observe {
          defer { observation?.register() }
          guard let recorder = runtime.recorder else { return body() }
          return observed(by: recorder, body)
        } onChange: {
          changeHandler(type)
        }
      }
    }
  }

  /// Apart, as the mere place for a result costs time where its type is not known.
  @MainActor @inline(never)
  private final func observed<Result>(by recorder: UpdateRecorder, _ body: () -> Result) -> Result {
    var result: Result?
    recorder.observing(self) { result = body() }
    return result.take()!
  }

  /// Not isolated, as each closure would else ask where it is.
  nonisolated private static func observe<Result>(
    _ body: () -> Result, onChange: () -> @Sendable () -> Void
  ) -> Result {
    withObservationTracking(body, onChange: onChange())
  }

  /// Called only if something observable was read.
  @MainActor
  private final func changeHandler(_ type: ViewType) -> @Sendable () -> Void {
    // A recorder's own notes are such a reading: a type is not to pay for having been looked at.
    if !type.readsObservables, runtime.recorder?.onlyNotes(of: self) == true { return {} }
    let tracker = observation ?? ObservationTracker()
    type.readsObservables = true
    observation = tracker
    return tracker.handler(invalidation(in: runtime))
  }

  @MainActor var runtime: ViewRuntime { preconditionFailure("overridden") }

  /// Whose closure it is.
  @MainActor var readingElement: Element { preconditionFailure("overridden") }

  /// Whether the closure was seen to read an observable object.
  @MainActor final var isObserving: Bool { observation != nil }

  @MainActor
  package func close() {
    observation?.cancel()
    runtime.recorder?.forget(self)
    dispose()
  }
}
