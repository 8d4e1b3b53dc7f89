import Foundation
import ViewBasics

/// The connection between the app and one of its scenes.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the role.
    public let rawValue: String
    /// A role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  package static let main = UISceneSession()

  /// The purpose of the scene: a window of the app.
  public var role: Role { .windowApplication }
  /// An identifier that stays the same while the app runs.
  public let persistentIdentifier = UUID().uuidString
  /// The scene of the app's window.
  public var scene: UIScene? { UIWindowScene.main }
  /// The configuration that the app's delegate returned for the scene.
  public package(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)

  private override init() { super.init() }
}

extension UIScene {
  /// Why a scene was created: here always because the user started the app.
  @MainActor @preconcurrency
  public final class ConnectionOptions: NSObject {
    package static let none = ConnectionOptions()

    /// The activities to continue: none.
    public var userActivities: Set<NSUserActivity> { [] }
    /// The action of the app's icon that was chosen: none.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The app that requested this scene: none.
    public var sourceApplication: String? { nil }

    private override init() { super.init() }
  }

  /// The connection between the app and the scene.
  public var session: UISceneSession { .main }

  /// The scene's delegate.
  public var delegate: AnyObject? { sceneDelegate }
}
