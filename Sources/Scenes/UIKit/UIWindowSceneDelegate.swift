import Foundation
import UIKitNames

/// An object that is told of the life of a scene with a window.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window; read and written by nobody here.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// The scene's window.
  public var window: UIWindow? {
    get { UIWindowScene.main.keyWindow }
    set {}
  }
}
