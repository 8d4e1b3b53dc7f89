import Foundation
import Timekeeping

// SwiftUI re-exports Foundation: a file that imports only SwiftUI gets these instead of
// Foundation's own. If a file imports both, Foundation's take precedence.

extension Timer {
  /// Starts a timer: on the current run loop in an app, by the test's clock in a test.
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
  /// Starts a timer: on this run loop in an app, by the test's clock in a test.
  @_disfavoredOverload
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.start(on: self, forMode: mode)
  }
}
