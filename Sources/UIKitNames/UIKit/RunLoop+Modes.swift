import Foundation

extension RunLoop.Mode {
  /// While the user drags or scrolls. A timer here ticks in every mode, so in this one, too.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
