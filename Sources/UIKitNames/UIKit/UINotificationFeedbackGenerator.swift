/// A sign that something succeeded or failed.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Something was done, was done with a reservation, or failed.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Does nothing here; UIKit shakes in a way that tells the three apart.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
