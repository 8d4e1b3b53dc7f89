import Foundation

/// The app's window, with UIKit's names.
@MainActor @preconcurrency
public final class UIWindow: UIResponder {
  override init() { super.init() }

  /// The window's frame in its own coordinates, in points: the origin is zero.
  public var bounds: CGRect { UIScreen.main.bounds }
  /// The same as ``bounds``: the window's position on the screen is unknown.
  public var frame: CGRect { bounds }
  /// Whether the window receives key events: always true.
  public var isKeyWindow: Bool { true }
  /// The scene of the window; never nil.
  public var windowScene: UIWindowScene? { .main }
  /// The screen that shows the window.
  public var screen: UIScreen { .main }
  /// Always zero: nothing overlaps the window's edges.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// The colour of interactive elements; kept, but without effect.
  public var tintColor: UIColor?

  /// Takes the keyboard focus from the focused field; returns whether there is a window.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    StandardActions.perform("endEditing:", by: self)
  }
}
