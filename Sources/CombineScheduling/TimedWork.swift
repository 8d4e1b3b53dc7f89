import Locking
import Timekeeping

/// Runs the closures of a publisher chain through a ``TimeSource``.
///
/// The chain's closures need not be sendable, since a scheduler runs them one at a time; the source
/// and the queue require sendable ones. The current source is passed along, so that closures
/// scheduled in turn follow the same clock.
enum TimedWork {
  /// Runs a closure as soon as possible, by handing it to `enqueue`.
  static func soon(
    _ action: @escaping () -> Void, enqueue: (@escaping @Sendable () -> Void) -> Void
  ) {
    nonisolated(unsafe) let action = action
    let time = TimeSource.current
    if time === TimeSource.real { enqueue { action() } } else { enqueue { time.use(action) } }
  }

  /// Runs a closure after a delay.
  static func later(
    _ delay: Duration, tolerance: Duration, on lane: Lane, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    TimeSource.current.schedule(after: delay, tolerance: tolerance, on: lane) { action() }
  }

  /// Runs a closure after a delay and again after each interval, until cancelled; releasing the
  /// returned object does not stop it.
  static func repeatedly(
    after delay: Duration, every interval: Duration, tolerance: Duration, on lane: Lane,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let time = TimeSource.current
    let tick = Tick(
      time: time, interval: interval, tolerance: tolerance, lane: lane, action: action)
    tick.arm(at: time.now + delay)
    return tick
  }
}

/// A closure that runs at each tick of a time source.
///
/// Ticks stay aligned with the first one, however late a tick comes; missed ticks are skipped, as
/// in `Timer`.
private final class Tick: Cancellable, @unchecked Sendable {
  private let lock = Lock()
  private let time: TimeSource
  private let interval: Duration
  private let tolerance: Duration
  private let lane: Lane
  private var action: (() -> Void)?
  private var token: ScheduledWork?

  init(
    time: TimeSource, interval: Duration, tolerance: Duration, lane: Lane,
    action: @escaping () -> Void
  ) {
    self.time = time
    // With a shorter interval, the time would never get past a tick.
    self.interval = max(interval, .microseconds(100))
    self.tolerance = tolerance
    self.lane = lane
    self.action = action
  }

  func arm(at deadline: Duration) {
    guard lock({ action != nil }) else { return }
    let token = time.schedule(at: deadline, tolerance: tolerance, on: lane) { [self] in
      lock({ action })?()
      let late = time.now - deadline
      let missed = Int(clamping: (max(late, .zero) / interval).rounded(.down))
      arm(at: deadline + interval * (min(missed, 1 << 40) + 1))
    }
    lock.lock()
    self.token = token
    let isCancelled = action == nil
    lock.unlock()
    if isCancelled { token.cancel() }
  }

  func cancel() {
    _ = lock.take(&action)
    lock.take(&token)?.cancel()
  }
}
