import Foundation
import UIKitNames

/// A delegate that is notified of a scene's lifecycle.
///
/// - Note: In part without effect: called at the start, and when the scene becomes active or
///   inactive.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene connects, before it is shown.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is released; never called here, as the scene lives as long as the app.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after the scene has got the keyboard focus.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before another program gets the keyboard focus.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene comes to the front, also at launch, before ``sceneDidBecomeActive(_:)``.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called right after ``sceneWillResignActive(_:)``: a moment to save changes.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
