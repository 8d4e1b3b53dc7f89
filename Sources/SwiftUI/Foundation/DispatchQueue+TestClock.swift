import Dispatch
import Timekeeping

extension DispatchQueue {
  /// Runs a work item on this queue once `deadline` has come, unless it is cancelled before: by
  /// dispatch in an app, by the clock of the test in a test.
  ///
  /// For files that import SwiftUI, and neither Foundation nor Dispatch beside it.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    execute.perform(on: self, at: deadline)
  }
}
