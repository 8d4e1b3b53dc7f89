import Foundation
import Timekeeping

// Foundation stands behind SwiftUI's name: a file that imports SwiftUI, and not Foundation beside
// it, gets these in place of Foundation's own. Where both are in sight, Foundation's are meant.

extension Timer {
  /// A timer that ticks from now on: on the current run loop in an app, by the clock of the test in
  /// a test.
  @_disfavoredOverload
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start(on: .current, forMode: .default, after: interval)
    return timer
  }
}

extension RunLoop {
  /// Lets a timer tick: on this run loop in an app, by the clock of the test in a test.
  @_disfavoredOverload
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.start(on: self, forMode: mode)
  }
}
