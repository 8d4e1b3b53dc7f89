import Dispatch

extension DispatchQueue {
  /// Runs work on this queue once `deadline` has come.
  ///
  /// This form, the one without a quality of service, is preferred over dispatch's own, so that a
  /// test's clock decides when the time has come: the deadline counts by its distance from now. In
  /// an app it is dispatch's.
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
  /// The time from one instant of dispatch's clock to another, negative if that is earlier.
  package func duration(to other: DispatchTime) -> Duration {
    let (from, to) = (uptimeNanoseconds, other.uptimeNanoseconds)
    return to >= from
      ? .nanoseconds(Int64(clamping: to - from)) : .nanoseconds(-Int64(clamping: from - to))
  }
}
