import Foundation

/// The scene of the app's window.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  package static let main = UIWindowScene()

  override fileprivate init() { super.init() }

  /// The scene's one window object, however many windows are open.
  public private(set) lazy var windows = [UIWindow()]
  /// The window of the scene; never nil.
  public var keyWindow: UIWindow? { windows.first }
  /// The screen that shows the scene.
  public var screen: UIScreen { .main }
  /// The manager of the status bar; never nil.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}
