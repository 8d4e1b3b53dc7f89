import Foundation
import ViewBasics

/// An app's configuration of a new scene: above all, the class of its delegate.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  /// The name in an Info.plist.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; nil for none.
  public var delegateClass: AnyClass?
  /// The class of the scene; kept, but there is only one class here.
  public var sceneClass: AnyClass?

  /// A configuration for scenes with a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
