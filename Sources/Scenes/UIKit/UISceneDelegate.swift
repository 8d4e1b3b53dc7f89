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
  /// The scene goes for good; never called here, as the scene lives as long as the app.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene has the keyboard.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Another program gets the keyboard.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene comes to the front, at the start as well, before ``sceneDidBecomeActive(_:)``.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Right after ``sceneWillResignActive(_:)``: a moment to save what is not saved.
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
