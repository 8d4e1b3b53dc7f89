import Timekeeping

/// A non-owning reference to a runtime, for queued writes, environment actions and objects that
/// outlive their view.
///
/// ```swift
/// let reference = runtime.reference
/// reference.runtime?.requestFrame()
/// ```
///
/// It replaces a weak reference, which a runtime never has: once an object has been weakly
/// referenced, each retain costs three times as much, and a frame retains its runtime again and
/// again. The runtime clears the reference on the main actor when it goes away.
@MainActor
package final class RuntimeReference {
  /// Nil once the runtime is gone.
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var runtime: ViewRuntime?

  package nonisolated init() {}

  private nonisolated static let askForFrame = MainActorCall<RuntimeReference> {
    $0.runtime?.requestFrame()
  }

  /// Requests a frame from the runtime, if it still exists; call it on the main actor only.
  nonisolated func requestFrame() { Self.askForFrame(self) }
}
