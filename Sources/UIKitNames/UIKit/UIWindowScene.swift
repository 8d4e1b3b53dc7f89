import Foundation

/// The scene of the app's window.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  package static let main = UIWindowScene()

  override fileprivate init() { super.init() }

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private lazy var usualWindow = UIWindow()
  private var made: [WeakWindow] = []

  /// The windows that the program has made and keeps; if there are none, one object for all windows
  /// that are open.
  public var windows: [UIWindow] {
    let windows = made.compactMap(\.window)
    return windows.isEmpty ? [usualWindow] : windows
  }
  /// The window of the scene that was last made key; never nil.
  public var keyWindow: UIWindow? { visibleWindows.last ?? windows.first }

  /// The program's own windows that are shown, from back to front.
  package var visibleWindows: [UIWindow] {
    let visible = made.compactMap(\.window).filter { !$0.isHidden }.enumerated()
    let key = { (index: Int, window: UIWindow) in (window.windowLevel.rawValue, index) }
    return visible.sorted { key($0.offset, $0.element) < key($1.offset, $1.element) }.map(\.element)
  }

  /// Makes a window the last one.
  package func add(_ window: UIWindow) {
    made.removeAll { $0.window == nil || $0.window === window }
    made.append(WeakWindow(window: window))
  }

  /// Forgets the windows of a former program.
  package func forgetWindows() { made = [] }
  /// The screen that shows the scene.
  public var screen: UIScreen { .main }
  /// The manager of the status bar; never nil.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}
