import Dispatch

extension DispatchQueue {
  /// Runs work on this queue once `deadline` is reached.
  ///
  /// Overload resolution prefers this form, without a quality of service, to Dispatch's own, so
  /// that a test's clock decides when the time has come: the deadline counts by its distance from
  /// now. In an app, Dispatch's method is called.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    let time = TimeSource.current
    guard time !== TimeSource.real else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    time.schedule(after: DispatchTime.now().duration(to: deadline), on: .queue(self), work)
  }
}

extension DispatchTime {
  /// The duration from one instant of Dispatch's clock to another, negative if that is earlier.
  package func duration(to other: DispatchTime) -> Duration {
    let (from, to) = (uptimeNanoseconds, other.uptimeNanoseconds)
    return to >= from
      ? .nanoseconds(Int64(clamping: to - from)) : .nanoseconds(-Int64(clamping: from - to))
  }
}
