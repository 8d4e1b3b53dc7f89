import Locking

/// Work that a ``TimeSource`` runs once, unless it is cancelled first.
///
/// Cancelling is safe from any thread and any number of times. Releasing the token does not cancel
/// the work.
package final class ScheduledWork: Sendable {
  private enum State {
    case waiting(work: @Sendable () -> Void, onCancel: (@Sendable () -> Void)?)
    case over
  }

  private let state: Mutex<State>

  init(_ work: @escaping @Sendable () -> Void) {
    state = Mutex(.waiting(work: work, onCancel: nil))
  }

  /// Whether the work has neither run nor been cancelled.
  package var isPending: Bool {
    state.withLock { if case .waiting = $0 { true } else { false } }
  }

  /// Cancels the work; does nothing if it ran already.
  package func cancel() {
    take()?.onCancel?()
  }

  /// Sets an action that undoes more when the work is cancelled, such as stopping a timer.
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
