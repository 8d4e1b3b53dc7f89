import Foundation
import ViewRuntime

/// The screen, for sources that ask UIKit for its size: the window of the app here, as no other
/// place can be drawn on.
@MainActor @preconcurrency
public final class UIScreen {
  public static let main = UIScreen()

  private init() {}

  /// The window's size in points; a phone's while there is no window yet.
  public var bounds: CGRect {
    CGRect(
      origin: .zero, size: ViewRuntime.current?.host.size ?? CGSize(width: 390, height: 844))
  }

  public var nativeBounds: CGRect { bounds }
  public var scale: CGFloat { 1 }
  public var nativeScale: CGFloat { 1 }

  /// From 0 to 1. A terminal's cannot be read nor set: what is set is kept and has no effect.
  public var brightness: CGFloat = 1

  public var traitCollection: UITraitCollection { UITraitCollection.current }
}
