import Foundation

/// A notification that is to be shown.
public final class UNNotificationRequest: NSObject, Sendable {
  /// A later request with the same identifier replaces this one.
  public let identifier: String
  /// A copy of what it says, as it was when the request was made.
  public let content: UNNotificationContent
  /// When it is shown; nil: at once.
  public let trigger: UNNotificationTrigger?

  /// - Parameter trigger: nil: it is shown at once.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = UNNotificationContent(copying: content)
    self.trigger = trigger
  }
}
