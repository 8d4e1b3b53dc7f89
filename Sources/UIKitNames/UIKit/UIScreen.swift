import Foundation
import ViewRuntime

/// The screen, for sources that ask UIKit for its size: the window of the app here, as no other
/// place can be drawn on.
@MainActor @preconcurrency
public final class UIScreen {
  /// The screen that the app is on, the only one there is.
  public static let main = UIScreen()

  private init() {}

  /// The window's size in points; a phone's while there is no window yet.
  ///
  /// A body that reads it runs again when the window has another size.
  public var bounds: CGRect {
    let phone = CGSize(width: 390, height: 844)
    return CGRect(origin: .zero, size: ViewRuntime.current.map(ScreenSize.read) ?? phone)
  }

  /// The same as ``bounds``, as a point counts as one pixel here.
  public var nativeBounds: CGRect { bounds }
  /// How many pixels a point has: always 1, also on screens that have more.
  public var scale: CGFloat { 1 }
  /// The same as ``scale``.
  public var nativeScale: CGFloat { 1 }

  /// From 0 to 1. A terminal's cannot be read nor set: what is set is kept and has no effect.
  public var brightness: CGFloat = 1

  /// Whether the app is shown light or dark.
  public var traitCollection: UITraitCollection { UITraitCollection.current }
}
