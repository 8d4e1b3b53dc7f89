import Dispatch
import Foundation

/// The system's clock, with Dispatch timers for delayed work.
final class RealTimeSource: TimeSource, @unchecked Sendable {
  private let origin = ContinuousClock.now

  override var now: Duration { origin.duration(to: .now) }

  override var date: Date { Date() }

  override var uptime: DispatchTime { .now() }

  override func schedule(
    at deadline: Duration, tolerance: Duration = .zero, on lane: Lane = .main,
    _ work: @escaping @Sendable () -> Void
  ) -> ScheduledWork {
    let token = ScheduledWork(work)
    let queue: DispatchQueue =
      switch lane {
      case .main: .main
      case .queue(let queue): queue
      case .anywhere, .custom: .global()
      }
    nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler {
      // The timer keeps its handler and the handler its timer, so that the timer fires even if its
      // token is released; cancelling breaks the cycle.
      timer.cancel()
      if case .custom(let run) = lane { run { token.run() } } else { token.run() }
    }
    token.whenCancelled { timer.cancel() }
    timer.schedule(
      deadline: .now() + .nanoseconds((deadline - now).clampedNanoseconds),
      leeway: .nanoseconds(tolerance.clampedNanoseconds))
    timer.activate()
    return token
  }

  override nonisolated(nonsending) func sleep(
    until deadline: Duration, tolerance: Duration? = nil
  ) async throws {
    try await suspend(until: origin.advanced(by: deadline), tolerance: tolerance, ContinuousClock())
  }

  /// Generic, so that it calls the clock's own sleep and not the overload that calls this source.
  private nonisolated(nonsending) func suspend<C: Clock>(
    until deadline: C.Instant, tolerance: C.Duration?, _ clock: C
  ) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}
