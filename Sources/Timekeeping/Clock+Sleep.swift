/// The sleeps of the machine's clocks, over the time source that the task runs under.
///
/// `ContinuousClock().sleep(for: .seconds(2))` and its kin, for the same reason as `Task.sleep`.
/// Code that is generic over clocks, or holds an `any Clock`, keeps to the clock that it was given.
extension ContinuousClock {
  /// Suspends the task until an instant.
  ///
  /// - Throws: `CancellationError` at once when the task is or gets cancelled.
  public nonisolated(nonsending) func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  /// Suspends the task for a duration.
  ///
  /// - Throws: `CancellationError` at once when the task is or gets cancelled.
  public nonisolated(nonsending) func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}

extension SuspendingClock {
  /// Suspends the task until an instant.
  ///
  /// - Throws: `CancellationError` at once when the task is or gets cancelled.
  public nonisolated(nonsending) func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  /// Suspends the task for a duration.
  ///
  /// - Throws: `CancellationError` at once when the task is or gets cancelled.
  public nonisolated(nonsending) func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}
