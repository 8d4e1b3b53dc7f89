/// The sleep methods of the system's clocks, on the time source of the running task.
///
/// `ContinuousClock().sleep(for: .seconds(2))` and similar calls, for the same reason as
/// `Task.sleep`. Code that is generic over clocks, or holds an `any Clock`, uses the clock it was
/// given.
extension ContinuousClock {
  /// Suspends the task until an instant.
  ///
  /// - Throws: `CancellationError` immediately when the task is cancelled.
  public nonisolated(nonsending) func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  /// Suspends the task for a duration.
  ///
  /// - Throws: `CancellationError` immediately when the task is cancelled.
  public nonisolated(nonsending) func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}

extension SuspendingClock {
  /// Suspends the task until an instant.
  ///
  /// - Throws: `CancellationError` immediately when the task is cancelled.
  public nonisolated(nonsending) func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  /// Suspends the task for a duration.
  ///
  /// - Throws: `CancellationError` immediately when the task is cancelled.
  public nonisolated(nonsending) func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}
