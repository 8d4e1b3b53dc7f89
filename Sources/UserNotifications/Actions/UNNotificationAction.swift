import Foundation

/// A button of a notification.
///
/// - Note: In part without effect: a desktop asks for no password and shows all buttons alike.
public class UNNotificationAction: NSObject, @unchecked Sendable {
  // Unchecked only because it has subclasses: nothing changes after the initializer.

  /// What the delegate gets when the button is pressed.
  public let identifier: String
  public let title: String
  /// What else happens then.
  public let options: UNNotificationActionOptions
  /// Not shown; see ``UNNotificationActionIcon``.
  public let icon: UNNotificationActionIcon?

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }
}
