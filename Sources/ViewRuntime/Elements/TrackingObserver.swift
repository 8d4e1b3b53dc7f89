import DependencyGraph
import Observation

/// An observer that runs one of the app's closures, and runs it again when the states or observable
/// objects that it read change.
package class TrackingObserver: Observer {
  @exclusivity(unchecked) @MainActor private final var observation: ObservationTracker?

  /// Runs `body`: reads become dependencies, writes are rejected.
  ///
  /// The closure stores its result itself: a return value would be passed through every call in
  /// between, each of which has to look up how to move an unspecialised type.
  @MainActor
  final func evaluate(_ context: EvaluationContext, _ type: ViewType, _ body: () -> Void) {
    context.run {
      track {
        observation?.cancel()
        if type.readsObservables, observation == nil { observation = ObservationTracker(self) }
        Self.observe {
          defer { observation?.register() }
          if let recorder = runtime.recorder { recorder.observing(self, body) } else { body() }
        } onChange: {
          changeHandler(type)
        }
      }
    }
    observation?.hasChanged = false
  }

  /// Runs `body` with writes rejected; its reads are tracked by the scopes that they concern.
  ///
  /// - Returns: whether an observable object was read.
  @MainActor
  static func observes(_ context: EvaluationContext, _ body: () -> Void) -> Bool {
    var hasRead = false
    context.run {
      observe(body) {
        hasRead = true
        return {}
      }
    }
    return hasRead
  }

  /// Not isolated: each isolated closure would check the thread at each call.
  nonisolated private static func observe(
    _ body: () -> Void, onChange: () -> @Sendable () -> Void
  ) {
    withObservationTracking(body, onChange: onChange())
  }

  /// Called only if an observable was read.
  @MainActor
  private final func changeHandler(_ type: ViewType) -> @Sendable () -> Void {
    // A recorder's notes also count as reads, but being recorded must not make a type slower.
    if !type.readsObservables, runtime.recorder?.onlyNotes(of: self) == true { return {} }
    let tracker = observation ?? ObservationTracker(self)
    type.readsObservables = true
    observation = tracker
    return tracker.handler(runtime.updateQueue)
  }

  @MainActor package var runtime: ViewRuntime { preconditionFailure("overridden") }

  /// The element whose closure this runs.
  @MainActor package var readingElement: Element { preconditionFailure("overridden") }

  /// Whether the closure was seen to read an observable object.
  @MainActor package final var isObserving: Bool { observation != nil }

  /// Whether an observable that it read has changed since it ran.
  @MainActor final var hasSeenChange: Bool { observation?.hasChanged ?? false }

  @MainActor
  package func close() {
    observation?.cancel()
    runtime.recorder?.forget(self)
    dispose()
  }

  deinit { observation?.letGo() }
}
