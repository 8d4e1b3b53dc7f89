import Foundation
import ViewRuntime

/// A user activity that a system could continue elsewhere. No system here does: it is only kept.
///
/// - Note: Without effect: there is no Handoff to other devices.
public class NSUserActivity: NSObject {
  /// The kind of activity, as a name that the program chooses: "com.example.reading".
  public let activityType: String
  /// The title of the activity, for the user; initially nil.
  public var title: String?
  /// The data needed to continue the activity elsewhere; initially empty.
  public var userInfo: [AnyHashable: Any]? = [:]
  /// The keys of ``userInfo`` needed elsewhere; nil means all of them.
  public var requiredUserInfoKeys: Set<String>?
  /// The URL of a web page where the activity can continue; nil if there is none.
  public var webpageURL: URL?
  /// Search keywords for the activity; initially none.
  public var keywords: Set<String> = []
  /// The identifier of the app's content, which selects a window; nil if there is none.
  public var targetContentIdentifier: String?
  /// An identifier by which the activity can be deleted later; nil if there is none.
  public var persistentIdentifier: String?
  /// The date after which the activity is no longer relevant; nil if there is none.
  public var expirationDate: Date?
  /// Whether other devices may continue the activity; true by default.
  public var isEligibleForHandoff = true
  /// Whether the user may find the activity on the device; false by default.
  public var isEligibleForSearch = false
  /// Whether the activity may be shown to other people; false by default.
  public var isEligibleForPublicIndexing = false
  /// Whether the system may suggest the activity; false by default.
  public var isEligibleForPrediction = false
  /// Whether ``userInfo`` is out of date; stored and not used.
  public var needsSave = false

  /// Makes an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Merges entries into ``userInfo``; new values replace old ones.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// On Apple's systems, makes this the user's current activity; does nothing here.
  public func becomeCurrent() {}
  /// On Apple's systems, ends its being the user's current activity; does nothing here.
  public func resignCurrent() {}
  /// On Apple's systems, marks the activity as finished; does nothing here.
  public func invalidate() {}
}

/// The type of the activity that launches an app at a web address.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
