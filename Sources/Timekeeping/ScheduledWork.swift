import Locking

/// Work that a ``TimeSource`` will run once, unless it is called off before.
///
/// Cancelling is safe from any thread and as often as one likes. Letting go of the token does not
/// cancel the work.
package final class ScheduledWork: Sendable {
  private enum State {
    case waiting(work: @Sendable () -> Void, onCancel: (@Sendable () -> Void)?)
    case over
  }

  private let state: Mutex<State>

  init(_ work: @escaping @Sendable () -> Void) {
    state = Mutex(.waiting(work: work, onCancel: nil))
  }

  /// Whether the work neither ran nor was cancelled.
  package var isPending: Bool {
    state.withLock { if case .waiting = $0 { true } else { false } }
  }

  /// Calls the work off; nothing happens if it ran already.
  package func cancel() {
    take()?.onCancel?()
  }

  /// Says what else has to be undone when the work is called off, such as a timer's own handle.
  func whenCancelled(_ action: @escaping @Sendable () -> Void) {
    state.withLock {
      if case .waiting(let work, _) = $0 { $0 = .waiting(work: work, onCancel: action) }
    }
  }

  func run() {
    take()?.work()
  }

  private func take() -> (work: @Sendable () -> Void, onCancel: (@Sendable () -> Void)?)? {
    state.withLock {
      guard case .waiting(let work, let onCancel) = $0 else { return nil }
      $0 = .over
      return (work, onCancel)
    }
  }
}
