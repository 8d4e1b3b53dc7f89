import Foundation
import ViewBasics

/// What an app says about a scene that comes: above all, the class of its delegate.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  /// The name by which an Info.plist would know it.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the object that is told of the scene's life; nil: none.
  public var delegateClass: AnyClass?
  /// The class of the scene; kept, as there is one alone.
  public var sceneClass: AnyClass?

  /// A configuration for scenes of a purpose.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
