import Foundation

extension Timer {
  /// Starts the timer: on a run loop in an app; by the test's clock in a test, where no run loop
  /// runs.
  ///
  /// - Parameter delay: the time until the first tick; nil means the time left until the timer's
  ///   date.
  package func start(
    on runLoop: RunLoop, forMode mode: RunLoop.Mode, after delay: TimeInterval? = nil
  ) {
    let time = TimeSource.current
    guard time !== TimeSource.real else { return runLoop.add(self, forMode: mode) }
    // The timer's date follows the system clock, which keeps running.
    let usual = timeInterval > 0 ? timeInterval : fireDate.timeIntervalSinceNow
    tick(by: time, after: delay ?? usual)
  }

  private func tick(by time: TimeSource, after delay: TimeInterval) {
    nonisolated(unsafe) let timer = self
    time.schedule(after: Duration(clampingSeconds: max(delay, 0))) {
      guard timer.isValid else { return }
      timer.fire()
      if timer.isValid { timer.tick(by: time, after: timer.timeInterval) }
    }
  }
}
