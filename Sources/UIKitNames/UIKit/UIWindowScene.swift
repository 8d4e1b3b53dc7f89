import Foundation

/// A part of the app that the system shows.
@MainActor @preconcurrency
public class UIScene: Hashable {
  /// Not shown yet, in front, behind other windows, or out of sight.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What the app's delegate chose to be told of the scene's life.
  package var sceneDelegate: AnyObject?

  fileprivate init() {}

  /// Whether the app is in front: `foregroundActive`, or else `foregroundInactive`.
  public var activationState: ActivationState {
    UIApplication.shared.applicationState == .active ? .foregroundActive : .foregroundInactive
  }

  public nonisolated static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

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

/// Says how high the status bar is: nothing, as there is none.
@MainActor @preconcurrency
public struct UIStatusBarManager {
  /// Always zero: there is no status bar.
  public var statusBarFrame: CGRect { .zero }
}

/// The app's window as UIKit's code sees it.
@MainActor @preconcurrency
public final class UIWindow: NSObject {
  fileprivate override init() { super.init() }

  /// The window's place and size in itself, in points: it begins at zero.
  public var bounds: CGRect { UIScreen.main.bounds }
  /// The same as ``bounds``: nothing here tells where on the screen the window is.
  public var frame: CGRect { bounds }
  /// Whether the window takes the keys: always true.
  public var isKeyWindow: Bool { true }
  /// The scene that the window is of, never nil.
  public var windowScene: UIWindowScene? { .main }
  /// Always zero: nothing here lies over the window's sides.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// The colour of what can be pressed; kept, and without effect.
  public var tintColor: UIColor?

  /// Takes the keyboard focus from the field that has it; answers whether there is an app's window.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    StandardActions.perform("endEditing:", by: self)
  }
}

/// Distances from the four sides, in UIKit's words.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top side, in points.
  public var top: CGFloat
  /// The distance from the left side, in points, also where text goes from right to left.
  public var left: CGFloat
  /// The distance from the bottom side, in points.
  public var bottom: CGFloat
  /// The distance from the right side, in points, also where text goes from right to left.
  public var right: CGFloat

  /// Distances in points; those that are left out are zero.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any side.
  public static let zero = UIEdgeInsets()
}
