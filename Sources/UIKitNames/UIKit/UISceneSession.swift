import Foundation
import ViewBasics

/// How the app and one of its scenes belong together.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the purpose.
    public let rawValue: String
    /// A purpose by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app's own windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  package static let main = UISceneSession()

  /// What the scene is for: the app's own windows.
  public var role: Role { .windowApplication }
  /// The same as long as the app runs.
  public let persistentIdentifier = UUID().uuidString
  /// The scene of the app's window.
  public var scene: UIScene? { UIWindowScene.main }
  /// What the app's delegate answered when the scene came.
  public package(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)

  private override init() { super.init() }
}

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

extension UIScene {
  /// Why a scene came: here always because the user started the app.
  @MainActor @preconcurrency
  public final class ConnectionOptions: NSObject {
    package static let none = ConnectionOptions()

    /// Activities to go on with: none.
    public var userActivities: Set<NSUserActivity> { [] }
    /// The app that asked for this one: none.
    public var sourceApplication: String? { nil }

    private override init() { super.init() }
  }

  /// How the app and the scene belong together.
  public var session: UISceneSession { .main }
  /// Who is told of the scene's life.
  public var delegate: AnyObject? { sceneDelegate }
}
