import Locking
import Timekeeping

/// Closures of a publishing chain on their way through a ``TimeSource``.
///
/// The chain's closures need not be sendable, since a scheduler runs them one at a time; the source
/// and the queue want sendable ones. The current source goes along, so that what a closure
/// schedules in turn follows the same clock.
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

  /// Runs a closure after a delay and again after each interval, until cancelled; to drop what is
  /// returned does not stop it.
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
/// Ticks keep to the raster of the first one, however late a tick comes; those that were missed
/// altogether are left out, as a `Timer` does.
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
    // A shorter one would never let the time get past a tick.
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
