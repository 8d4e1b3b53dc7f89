import Foundation

/// A kind of notification, with the buttons that it has.
///
/// ```swift
/// let snooze = UNNotificationAction(identifier: "snooze", title: "Later")
/// let tea = UNNotificationCategory(
///   identifier: "tea", actions: [snooze], intentIdentifiers: [], options: [])
/// UNUserNotificationCenter.current().setNotificationCategories([tea])
/// content.categoryIdentifier = "tea"
/// ```
///
/// - Note: In part without effect: of the options only `customDismissAction` is used; a desktop
///   hides no previews and groups by program.
public final class UNNotificationCategory: NSObject, Sendable {
  /// What contents name as their `categoryIdentifier`.
  public let identifier: String
  /// The buttons, in order.
  public let actions: [UNNotificationAction]
  /// Kept; nothing here asks for them.
  public let intentIdentifiers: [String]
  /// Kept; a desktop hides no previews.
  public let hiddenPreviewsBodyPlaceholder: String
  /// Kept; a desktop groups by program.
  public let categorySummaryFormat: String
  /// How its notifications behave.
  public let options: UNNotificationCategoryOptions

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "",
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.categorySummaryFormat = categorySummaryFormat
    self.options = options
  }
}
