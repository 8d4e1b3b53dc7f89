import Foundation

/// The app's window as UIKit's code sees it.
@MainActor @preconcurrency
public final class UIWindow: UIResponder {
  override init() { super.init() }

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
