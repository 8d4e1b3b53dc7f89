import Foundation

/// What the user did with a notification.
public final class UNNotificationResponse: NSObject, Sendable {
  /// What the user answered.
  public let notification: UNNotification
  /// The action's identifier, ``UNNotificationDefaultActionIdentifier`` or
  /// ``UNNotificationDismissActionIdentifier``.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The user clicked the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The user closed the notification, and its category asks to be told (`customDismissAction`).
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
