import Dispatch
import Timekeeping

extension DispatchQueue {
  /// Runs a work item on this queue at `deadline`, unless it is cancelled before: through Dispatch
  /// in an app, by the test's clock in a test.
  ///
  /// For files that import SwiftUI without Foundation or Dispatch.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    execute.perform(on: self, at: deadline)
  }
}
