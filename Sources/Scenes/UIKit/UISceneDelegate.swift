import Foundation
import UIKitNames

/// An object that is told of a scene's life.
///
/// - Note: In part without effect: told of the start, of coming to the front and of leaving it.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// The scene comes, before it is shown.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing: the scene comes.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing: the scene goes for good.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing: the scene came to the front.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing: the scene is about to leave the front.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing: the scene is about to come to the front.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing: the scene left the front.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
