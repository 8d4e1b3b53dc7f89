import Foundation

// A program here runs until the user ends it, so background time is unlimited.
extension UIApplication {
  /// How long the app may run in the background: unlimited.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Begins work that continues in the background, as all work does here.
  ///
  /// - Parameters:
  /// - taskName: a name for debugging.
  ///   - handler: never called, since the time never runs out.
  /// - Returns: the identifier to pass to ``endBackgroundTask(_:)``, a new one each time.
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Marks the end of background work.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
