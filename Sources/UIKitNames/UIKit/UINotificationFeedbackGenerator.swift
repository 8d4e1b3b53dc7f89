/// Haptic feedback that something succeeded or failed.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Success, success with a warning, or failure.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Does nothing here; UIKit plays feedback that tells the three apart.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
