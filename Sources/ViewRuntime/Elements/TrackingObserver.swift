import DependencyGraph
import Observation

/// An observer whose closure is the app's: what it reads of states and of observable objects makes
/// it run again.
package class TrackingObserver: Observer {
  @exclusivity(unchecked) @MainActor private final var observation: ObservationTracker?

  /// Runs `body`: reads become dependencies, writes are refused.
  ///
  /// What it makes, it puts where it is wanted: a result would be handed through every call
  /// between, each of which has to ask an unspecialised type how.
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

  /// Runs `body`, in which writes are refused and the reads are followed by whom they concern.
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

  /// Not isolated: each isolated closure would check at each call that this is the main thread.
  nonisolated private static func observe(
    _ body: () -> Void, onChange: () -> @Sendable () -> Void
  ) {
    withObservationTracking(body, onChange: onChange())
  }

  /// Called only if something observable was read.
  @MainActor
  private final func changeHandler(_ type: ViewType) -> @Sendable () -> Void {
    // A recorder's own notes are such a reading: a type is not to pay for having been looked at.
    if !type.readsObservables, runtime.recorder?.onlyNotes(of: self) == true { return {} }
    let tracker = observation ?? ObservationTracker(self)
    type.readsObservables = true
    observation = tracker
    return tracker.handler(runtime.updateQueue)
  }

  @MainActor package var runtime: ViewRuntime { preconditionFailure("overridden") }

  /// Whose closure it is.
  @MainActor package var readingElement: Element { preconditionFailure("overridden") }

  /// Whether the closure was seen to read an observable object.
  @MainActor package final var isObserving: Bool { observation != nil }

  /// Whether one that it read has changed since it ran.
  @MainActor final var hasSeenChange: Bool { observation?.hasChanged ?? false }

  @MainActor
  package func close() {
    observation?.cancel()
    runtime.recorder?.forget(self)
    dispose()
  }

  deinit { observation?.letGo() }
}
