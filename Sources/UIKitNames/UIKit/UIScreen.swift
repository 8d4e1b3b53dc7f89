import Foundation
import ViewRuntime

/// The screen, for code that asks UIKit for its size: here the app's window, as nothing else can be
/// drawn on.
@MainActor @preconcurrency
public final class UIScreen {
  /// The screen that shows the app; the only instance.
  public static let main = UIScreen()

  private init() {}

  /// The window's size in points; a phone's before there is a window.
  ///
  /// A body that reads it runs again when the window is resized.
  public var bounds: CGRect {
    let phone = CGSize(width: 390, height: 844)
    return CGRect(origin: .zero, size: ViewRuntime.current.map(ScreenSize.read) ?? phone)
  }

  /// The same as ``bounds``, as a point is one pixel here.
  public var nativeBounds: CGRect { bounds }
  /// The number of pixels per point: always 1, even on screens that have more.
  public var scale: CGFloat { 1 }
  /// The same as ``scale``.
  public var nativeScale: CGFloat { 1 }

  /// The brightness, from 0 to 1. A terminal's cannot be read or set: the value is kept but has no
  /// effect.
  public var brightness: CGFloat = 1

  /// The value of a property by its name, as far as it is one of those above; else nil.
  ///
  /// Programs ask for the radius of the screen's corners that way: here they are square.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "bounds": bounds
    case "nativeBounds": nativeBounds
    case "scale": scale
    case "nativeScale": nativeScale
    case "brightness": brightness
    default: nil
    }
  }

  /// Whether the app is shown in light or dark mode.
  public var traitCollection: UITraitCollection { UITraitCollection.current }
}
