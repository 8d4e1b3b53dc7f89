import Foundation

// A program here goes on until its user ends it, so there is nothing to ask for.
extension UIApplication {
  /// How long the app may go on behind other windows: without end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Says that some work begins that is to go on behind other windows, as all does here.
  ///
  /// - Parameters:
  ///   - taskName: for whoever looks for mistakes.
  ///   - handler: never called, since the time never runs out.
  /// - Returns: what ``endBackgroundTask(_:)`` takes, a new one each time.
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Says that the work is done.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
