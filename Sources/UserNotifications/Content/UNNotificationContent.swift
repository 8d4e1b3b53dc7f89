import Foundation
import Locking

/// What a notification says. To write it, use ``UNMutableNotificationContent``.
///
/// - Note: In part without effect: a desktop shows no badge, and groups notifications by program.
public class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private struct Fields {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var targetContentIdentifier: String?
    var filterCriteria: String?
    var launchImageName = ""
  }

  // Sendable, because the fields are used under the lock only.
  private let lock = Lock()
  private var fields = Fields()

  public internal(set) var title: String {
    get { lock { fields.title } }
    set { set(\.title, newValue) }
  }
  /// Shown above the body.
  public internal(set) var subtitle: String {
    get { lock { fields.subtitle } }
    set { set(\.subtitle, newValue) }
  }
  public internal(set) var body: String {
    get { lock { fields.body } }
    set { set(\.body, newValue) }
  }
  /// Kept; desktops have no badge.
  public internal(set) var badge: NSNumber? {
    get { lock { fields.badge } }
    set { set(\.badge, newValue) }
  }
  /// The sound; nil: none.
  public internal(set) var sound: UNNotificationSound? {
    get { lock { fields.sound } }
    set { set(\.sound, newValue) }
  }
  /// What the program needs to know when the user answers.
  public internal(set) var userInfo: [AnyHashable: Any] {
    get { lock { fields.userInfo } }
    set { set(\.userInfo, newValue) }
  }
  /// The category whose actions are shown as buttons.
  public internal(set) var categoryIdentifier: String {
    get { lock { fields.categoryIdentifier } }
    set { set(\.categoryIdentifier, newValue) }
  }
  /// Kept; desktops group by program.
  public internal(set) var threadIdentifier: String {
    get { lock { fields.threadIdentifier } }
    set { set(\.threadIdentifier, newValue) }
  }
  /// Files, of which the first picture is shown.
  public internal(set) var attachments: [UNNotificationAttachment] {
    get { lock { fields.attachments } }
    set { set(\.attachments, newValue) }
  }
  /// How urgent it is.
  public internal(set) var interruptionLevel: UNNotificationInterruptionLevel {
    get { lock { fields.interruptionLevel } }
    set { set(\.interruptionLevel, newValue) }
  }
  /// Kept; desktops sort by time.
  public internal(set) var relevanceScore: Double {
    get { lock { fields.relevanceScore } }
    set { set(\.relevanceScore, newValue) }
  }
  /// Kept for the program.
  public internal(set) var targetContentIdentifier: String? {
    get { lock { fields.targetContentIdentifier } }
    set { set(\.targetContentIdentifier, newValue) }
  }
  /// Kept for the program.
  public internal(set) var filterCriteria: String? {
    get { lock { fields.filterCriteria } }
    set { set(\.filterCriteria, newValue) }
  }
  /// Kept; a window shows no picture while it opens.
  public internal(set) var launchImageName: String {
    get { lock { fields.launchImageName } }
    set { set(\.launchImageName, newValue) }
  }

  public override init() {}

  init(copying content: UNNotificationContent) {
    fields = content.lock { content.fields }
  }

  private func set<Value>(_ field: WritableKeyPath<Fields, Value>, _ value: Value) {
    // The former value ends after the lock: its end may run code of the program.
    var value = value
    lock { swap(&fields[keyPath: field], &value) }
  }

  /// Returns a copy that does not change.
  public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(copying: self) }

  /// Returns a copy that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    UNMutableNotificationContent(copying: self)
  }
}
