import Foundation
import HostInterface
import ViewRuntime

/// A part of the app that the system shows.
@MainActor @preconcurrency
public class UIScene: Hashable {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  fileprivate init() {}

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

  public private(set) lazy var windows = [UIWindow()]
  public var keyWindow: UIWindow? { windows.first }
  public var screen: UIScreen { .main }
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// Says how high the status bar is: nothing, as there is none.
@MainActor @preconcurrency
public struct UIStatusBarManager {
  public var statusBarFrame: CGRect { .zero }
}

/// The app's window as UIKit's code sees it.
@MainActor @preconcurrency
public final class UIWindow {
  fileprivate init() {}

  public var bounds: CGRect { UIScreen.main.bounds }
  public var frame: CGRect { bounds }
  public var isKeyWindow: Bool { true }
  public var windowScene: UIWindowScene? { .main }
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// Takes the keyboard focus from the field that has it.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    ViewRuntime.current?.host.perform(.focus(nil))
    return true
  }
}

/// Distances from the four sides, in UIKit's words.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = UIEdgeInsets()
}
