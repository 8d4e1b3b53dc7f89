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
