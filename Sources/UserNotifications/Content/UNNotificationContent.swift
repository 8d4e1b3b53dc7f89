import Foundation

/// What a notification says. To write it, use ``UNMutableNotificationContent``.
///
/// - Note: In part without effect: a desktop shows no badge, and groups notifications by program.
public class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  public internal(set) var title = ""
  /// Shown above the body.
  public internal(set) var subtitle = ""
  public internal(set) var body = ""
  /// Kept; desktops have no badge.
  public internal(set) var badge: NSNumber?
  /// The sound; nil: none.
  public internal(set) var sound: UNNotificationSound?
  /// What the program needs to know when the user answers.
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The category whose actions are shown as buttons.
  public internal(set) var categoryIdentifier = ""
  /// Kept; desktops group by program.
  public internal(set) var threadIdentifier = ""
  /// Files, of which the first picture is shown.
  public internal(set) var attachments: [UNNotificationAttachment] = []
  /// How urgent it is.
  public internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// Kept; desktops sort by time.
  public internal(set) var relevanceScore = 0.0
  /// Kept for the program.
  public internal(set) var targetContentIdentifier: String?
  /// Kept for the program.
  public internal(set) var filterCriteria: String?
  /// Kept; a window shows no picture while it opens.
  public internal(set) var launchImageName = ""

  public override init() {}

  init(copying content: UNNotificationContent) {
    title = content.title
    subtitle = content.subtitle
    body = content.body
    badge = content.badge
    sound = content.sound
    userInfo = content.userInfo
    categoryIdentifier = content.categoryIdentifier
    threadIdentifier = content.threadIdentifier
    attachments = content.attachments
    interruptionLevel = content.interruptionLevel
    relevanceScore = content.relevanceScore
    targetContentIdentifier = content.targetContentIdentifier
    filterCriteria = content.filterCriteria
    launchImageName = content.launchImageName
  }

  /// Returns a copy that does not change.
  public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(copying: self) }

  /// Returns a copy that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    UNMutableNotificationContent(copying: self)
  }
}
