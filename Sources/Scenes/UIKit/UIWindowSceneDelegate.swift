import Foundation
import UIKitNames

/// A delegate that is notified of the lifecycle of a scene with a window.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window; not used here.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// The scene's window.
  public var window: UIWindow? {
    get { UIWindowScene.main.keyWindow }
    set {}
  }
}
