import Foundation

/// The scene of the app's window.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  package static let main = UIWindowScene()

  override fileprivate init() { super.init() }

  /// The one window of the scene, however many are open.
  public private(set) lazy var windows = [UIWindow()]
  /// The window of the scene, never nil.
  public var keyWindow: UIWindow? { windows.first }
  /// The screen that the scene is on.
  public var screen: UIScreen { .main }
  /// Says how high the status bar is; never nil.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}
