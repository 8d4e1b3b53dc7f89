@_spi(SwiftUI) import Observation

extension UpdateRecorder {
  /// Runs `body`, and takes note when a property that it read of an observable object changes.
  ///
  /// The registration that runs the body again is another one, round this; what this one says is
  /// which property it was.
  func observing(_ observer: TrackingObserver, _ body: () -> Void) {
    let view = observer.sequence
    let queue = observer.runtime.updateQueue
    withObservationTracking(
      body,
      willSet: { tracking in
        guard let path = tracking.changed else { return }
        let box = UncheckedBox(path)
        queue.append(Transaction.current) {
          MainActor.assumeIsolated {
            UpdateRecorder.current?.changed(.observed(box.value, view: view))
          }
        }
      })
  }
}
