import Locking

/// One suspended task that is woken once, by its time or its cancellation, whichever comes first.
final class Sleeper: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Void, any Error>?
    var alarm: ScheduledWork?
    var isOver = false
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// Takes the continuation; resumes it immediately if the sleeper was already cancelled.
  func start(_ continuation: CheckedContinuation<Void, any Error>) {
    let cancelled = state.withLock {
      if !$0.isCancelled { $0.continuation = continuation }
      return $0.isCancelled
    }
    if cancelled { continuation.resume(throwing: CancellationError()) }
  }

  /// Sets the alarm that is cancelled with the sleeper.
  func onEnd(_ alarm: ScheduledWork) {
    let over = state.withLock {
      $0.alarm = alarm
      return $0.isOver || $0.isCancelled
    }
    if over { alarm.cancel() }
  }

  func wake() {
    end(cancelled: false)?.resume()
  }

  func cancel() {
    end(cancelled: true)?.resume(throwing: CancellationError())
  }

  private func end(cancelled: Bool) -> CheckedContinuation<Void, any Error>? {
    let (continuation, alarm) = state.withLock {
      let result = ($0.continuation, $0.alarm)
      $0.continuation = nil
      $0.alarm = nil
      $0.isOver = true
      $0.isCancelled = $0.isCancelled || cancelled
      return result
    }
    if cancelled { alarm?.cancel() }
    return continuation
  }
}
