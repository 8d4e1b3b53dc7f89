import Foundation

extension Timer {
  /// Lets the timer tick: on a run loop in an app, by the clock of the test in a test, where no run
  /// loop goes on.
  ///
  /// - Parameter delay: how long until the first tick; nil: what is left until the timer's date.
  package func start(
    on runLoop: RunLoop, forMode mode: RunLoop.Mode, after delay: TimeInterval? = nil
  ) {
    let time = TimeSource.current
    guard time !== TimeSource.real else { return runLoop.add(self, forMode: mode) }
    // The date is one of the machine's, which goes on meanwhile.
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
