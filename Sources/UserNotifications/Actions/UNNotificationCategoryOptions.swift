/// How notifications of a category behave.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The delegate is told when the user closes a notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// Without effect: there is no car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// Without effect: a desktop hides no previews.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// Without effect: a desktop hides no previews.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
  /// Without effect: a desktop reads none aloud.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}
