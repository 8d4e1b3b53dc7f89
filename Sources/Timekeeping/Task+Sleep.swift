/// `Task.sleep` in all its forms, over the time source that the task runs under.
///
/// Declared in an extension of a module that the program imports, these win over the standard
/// library's, so a view model that sleeps two seconds passes in a test at once. Outside of tests
/// they are the standard library's sleeps. A clock that the program made itself keeps its own time.
extension Task where Success == Never, Failure == Never {
  /// Suspends the task for the given number of nanoseconds, and does not tell of cancellation.
  @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
  public static nonisolated(nonsending) func sleep(_ duration: UInt64) async {
    try? await sleep(nanoseconds: duration)
  }

  /// Suspends the task for the given number of nanoseconds.
  ///
  /// - Throws: `CancellationError` at once when the task is or gets cancelled.
  public static nonisolated(nonsending) func sleep(nanoseconds duration: UInt64) async throws {
    let time = TimeSource.current
    let (seconds, rest) = duration.quotientAndRemainder(dividingBy: 1_000_000_000)
    try await time.sleep(until: time.now + .seconds(seconds) + .nanoseconds(rest))
  }

  /// Suspends the task for a duration.
  ///
  /// - Parameters:
  ///   - duration: how long.
  ///   - tolerance: how much longer it may be.
  ///   - clock: the clock that measures; the continuous one if none is given.
  /// - Throws: `CancellationError` at once when the task is or gets cancelled.
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
  ///   - clock: the clock that measures; the continuous one if none is given.
  /// - Throws: `CancellationError` at once when the task is or gets cancelled.
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

  /// Whether a clock is one of the machine's, whose time a time source may keep in its place.
  private static func keepsTime<C: Clock>(_ clock: C) -> Bool {
    clock is ContinuousClock || clock is SuspendingClock
  }
}
