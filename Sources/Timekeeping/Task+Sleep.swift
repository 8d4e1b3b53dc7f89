/// `Task.sleep` in all its forms, on the time source of the running task.
///
/// Declared in an extension in a module that the program imports, these take precedence over the
/// standard library's, so a view model that sleeps two seconds continues in a test at once. Outside
/// tests they call the standard library's. A clock type that the program declares keeps its own
/// time.
extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a number of nanoseconds, without reporting cancellation.
  @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
  public static nonisolated(nonsending) func sleep(_ duration: UInt64) async {
    try? await sleep(nanoseconds: duration)
  }

  /// Suspends the task for a number of nanoseconds.
  ///
  /// - Throws: `CancellationError` immediately when the task is cancelled.
  public static nonisolated(nonsending) func sleep(nanoseconds duration: UInt64) async throws {
    let time = TimeSource.current
    let (seconds, rest) = duration.quotientAndRemainder(dividingBy: 1_000_000_000)
    try await time.sleep(until: time.now + .seconds(seconds) + .nanoseconds(rest))
  }

  /// Suspends the task for a duration.
  ///
  /// - Parameters:
  ///   - duration: how long to sleep.
  ///   - tolerance: how much longer it may take.
  ///   - clock: the clock that measures; the continuous one by default.
  /// - Throws: `CancellationError` immediately when the task is cancelled.
  public static nonisolated(nonsending) func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    guard keepsTime(clock), let duration = duration as? Duration else {
      return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    let time = TimeSource.current
    try await time.sleep(until: time.now + duration, tolerance: tolerance as? Duration)
  }

  /// Suspends the task until an instant.
  ///
  /// - Parameters:
  ///   - deadline: an instant of `clock`. Under a test's clock it counts by its distance from now.
  ///   - tolerance: how much later it may be.
  ///   - clock: the clock that measures; the continuous one by default.
  /// - Throws: `CancellationError` immediately when the task is cancelled.
  public static nonisolated(nonsending) func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    let time = TimeSource.current
    guard time !== TimeSource.real, keepsTime(clock),
      let duration = clock.now.duration(to: deadline) as? Duration
    else {
      return try await clock.sleep(until: deadline, tolerance: tolerance)
    }
    try await time.sleep(until: time.now + duration, tolerance: tolerance as? Duration)
  }

  /// Whether a clock is one of the system's, which a time source may replace.
  private static func keepsTime<C: Clock>(_ clock: C) -> Bool {
    clock is ContinuousClock || clock is SuspendingClock
  }
}
