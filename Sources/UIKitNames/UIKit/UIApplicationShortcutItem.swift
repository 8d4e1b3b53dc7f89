import Foundation

/// An action in the menu of an app's icon.
///
/// - Note: Without effect: a desktop reads such actions from the app's desktop file, before it runs.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// The app's own name for the action.
  public fileprivate(set) var type: String
  /// The words in the menu.
  public fileprivate(set) var localizedTitle: String
  /// More words below them.
  public fileprivate(set) var localizedSubtitle: String?
  /// The picture beside them.
  public fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// What the app wants to know when the action is chosen.
  public fileprivate(set) var userInfo: [String: any NSSecureCoding]?

  /// An action without a picture.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// An action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}
