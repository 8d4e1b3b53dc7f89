import Dispatch
import Foundation

/// The clock that the whole project uses: real in an app, controlled by the test in a test.
///
/// Nothing in the project reads a wall clock or starts a timer directly. Animations, `Task.sleep`,
/// `DispatchQueue.asyncAfter`, `Timer.publish`, debouncing and host frames all take their time from
/// ``current``, so a test that owns the source decides when two seconds have passed.
///
/// ```swift
/// let time = TimeSource.current
/// let token = time.schedule(after: .milliseconds(350)) { print("shown") }
/// token.cancel()
/// ```
///
/// Times are `Duration`s since the source's own origin: they can be compared and subtracted within
/// one source, but have no meaning in another.
///
/// - Invariant: `now` never decreases.
package class TimeSource: @unchecked Sendable {
  /// The system's clock, which keeps running while the system sleeps.
  package static let real: TimeSource = RealTimeSource()

  @TaskLocal private static var bound: TimeSource?

  /// The source to use in the calling code.
  ///
  /// In order: the one that ``use(_:)-(()->R)`` bound for this task; that of the test which
  /// enqueued the running block; the one live ``VirtualTimeSource`` if there is exactly one in the
  /// process; ``real``. The middle steps are for callbacks that lose the task-local values, such as
  /// a block handed to a dispatch queue.
  ///
  /// - Complexity: O(1), a task-local lookup and one atomic load in an app.
  package static var current: TimeSource {
    bound ?? VirtualTimeSource.ofThisThread ?? real
  }

  /// The virtual source bound for the calling task, if any.
  static var boundVirtual: VirtualTimeSource? { bound as? VirtualTimeSource }

  /// Makes this source the ``current`` one while `operation` runs, and for the tasks it starts.
  @discardableResult
  package final func use<R>(_ operation: () throws -> R) rethrows -> R {
    try Self.$bound.withValue(self, operation: operation)
  }

  /// Makes this source the ``current`` one while `operation` runs, and for the tasks it starts.
  @discardableResult
  package final func use<R>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R
  ) async rethrows -> R {
    try await Self.$bound.withValue(self, operation: operation, isolation: isolation)
  }

  init() {}

  /// The time that has passed since this source's origin.
  package var now: Duration { fatalError("a time source tells its time") }

  /// The date by this source; it advances with ``now``.
  package var date: Date { fatalError("a time source tells its date") }

  /// The instant of Dispatch's clock by this source; it advances with ``now``.
  package var uptime: DispatchTime { fatalError("a time source tells its uptime") }

  /// Runs `work` once, when this source reaches `deadline`.
  ///
  /// - Parameters:
  ///   - deadline: a time of this source; one that has passed means as soon as possible.
  ///   - tolerance: how much later it may happen, so that wake-ups can be combined.
  ///   - lane: where the work runs.
  ///   - work: runs at most once.
  /// - Returns: the token that cancels it. Releasing the token does not cancel.
  @discardableResult
  package func schedule(
    at deadline: Duration, tolerance: Duration = .zero, on lane: Lane = .main,
    _ work: @escaping @Sendable () -> Void
  ) -> ScheduledWork {
    fatalError("a time source schedules")
  }

  /// Runs `work` once, `delay` from now.
  @discardableResult
  package final func schedule(
    after delay: Duration, tolerance: Duration = .zero, on lane: Lane = .main,
    _ work: @escaping @Sendable () -> Void
  ) -> ScheduledWork {
    schedule(at: now + delay, tolerance: tolerance, on: lane, work)
  }

  /// Runs `work` on the main actor, `delay` from now.
  @discardableResult
  package final func scheduleOnMain(
    after delay: Duration, tolerance: Duration = .zero, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    schedule(after: delay, tolerance: tolerance, on: .main) { MainActor.assumeIsolated(work) }
  }

  /// Suspends the task until this source reaches `deadline`.
  ///
  /// - Throws: `CancellationError` immediately when the task is cancelled.
  package nonisolated(nonsending) func sleep(
    until deadline: Duration, tolerance: Duration? = nil
  ) async throws {
    fatalError("a time source sleeps")
  }
}
