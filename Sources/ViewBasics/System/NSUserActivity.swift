import Foundation
import ViewRuntime

/// What the user is doing, told to a system that goes on with it elsewhere. None here does: it is
/// kept.
///
/// - Note: Without effect: no system here goes on with it elsewhere.
public class NSUserActivity: NSObject {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]? = [:]
  public var requiredUserInfoKeys: Set<String>?
  public var webpageURL: URL?
  public var keywords: Set<String> = []
  public var targetContentIdentifier: String?
  public var persistentIdentifier: String?
  public var expirationDate: Date?
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPublicIndexing = false
  public var isEligibleForPrediction = false
  public var needsSave = false

  public init(activityType: String) { self.activityType = activityType }

  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  public func becomeCurrent() {}
  public func resignCurrent() {}
  public func invalidate() {}
}

/// The activity with which an app is started at an address of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

// GAPS.md lists the names.
extension View {
  /// Tells what the user is doing in the view.
  ///
  /// - Note: Without effect: no system here goes on with it elsewhere.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Tells what the user is doing with an element, while there is one.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Goes on with what the user was doing elsewhere.
  ///
  /// - Note: Without effect: no system here goes on with it elsewhere.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}
