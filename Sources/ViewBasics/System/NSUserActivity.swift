import Foundation
import ViewRuntime

/// What the user is doing, told to a system that goes on with it elsewhere. None here does: it is
/// kept.
///
/// - Note: Without effect: no system here goes on with it elsewhere.
public class NSUserActivity: NSObject {
  /// What kind of thing the user is doing, in the program's words: "com.example.reading".
  public let activityType: String
  /// What the user is doing, in words for people; nil until they are set.
  public var title: String?
  /// What is needed to go on with it elsewhere; empty at first.
  public var userInfo: [AnyHashable: Any]? = [:]
  /// Which keys of ``userInfo`` are needed elsewhere; nil: all of them.
  public var requiredUserInfoKeys: Set<String>?
  /// A page of the web where it can be gone on with; nil: there is none.
  public var webpageURL: URL?
  /// Words by which it can be found; none at first.
  public var keywords: Set<String> = []
  /// What of the app it is about, by which a window is found for it; nil: nothing in particular.
  public var targetContentIdentifier: String?
  /// A name by which it can be deleted later on; nil: none.
  public var persistentIdentifier: String?
  /// When it is of no use any more; nil: never.
  public var expirationDate: Date?
  /// Whether other devices may go on with it; true unless set.
  public var isEligibleForHandoff = true
  /// Whether the user may find it on the device; false unless set.
  public var isEligibleForSearch = false
  /// Whether it may be shown to other people; false unless set.
  public var isEligibleForPublicIndexing = false
  /// Whether the system may suggest it; false unless set.
  public var isEligibleForPrediction = false
  /// Whether ``userInfo`` is out of date; kept, and nobody asks for it.
  public var needsSave = false

  /// Something that the user is doing, with nothing said of it but its kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to ``userInfo``; of two values with one key the new one counts.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Would tell the system that the user is at it; does nothing here.
  public func becomeCurrent() {}
  /// Would tell the system that the user does something else; does nothing here.
  public func resignCurrent() {}
  /// Would tell the system that the user is done; does nothing here.
  public func invalidate() {}
}

/// The activity with which an app is started at an address of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
