import Timekeeping

/// The way to a runtime for whoever must not keep it alive: queued writes, actions of the
/// environment, objects that outlive their view.
///
/// ```swift
/// let reference = runtime.reference
/// reference.runtime?.requestFrame()
/// ```
///
/// It stands in for a weak reference, of which a runtime has none: an object to which there was one
/// is retained at three times the cost from then on, and a frame retains its runtime again and
/// again. The runtime empties it on the main actor, as it goes.
@MainActor
package final class RuntimeReference {
  /// Nil once the runtime is gone.
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var runtime: ViewRuntime?

  package nonisolated init() {}

  private nonisolated static let askForFrame = MainActorCall<RuntimeReference> {
    $0.runtime?.requestFrame()
  }

  /// Asks the runtime for a frame, if it is still there; to be called on the main actor only.
  nonisolated func requestFrame() { Self.askForFrame(self) }
}
