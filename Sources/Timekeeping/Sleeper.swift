import Locking

/// One suspended task that is woken once, by its time or by its cancellation, whichever is first.
final class Sleeper: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Void, any Error>?
    var alarm: ScheduledWork?
    var isOver = false
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// Takes the continuation; a sleeper that was cancelled before ends at once.
  func start(_ continuation: CheckedContinuation<Void, any Error>) {
    let cancelled = state.withLock {
      if !$0.isCancelled { $0.continuation = continuation }
      return $0.isCancelled
    }
    if cancelled { continuation.resume(throwing: CancellationError()) }
  }

  /// Gives the alarm that is to be called off when the sleeper is cancelled.
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
