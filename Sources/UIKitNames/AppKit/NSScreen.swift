import Foundation

/// The screen, for sources that ask AppKit for its size: the window of the app here, as for
/// ``UIScreen``.
@MainActor @preconcurrency
public final class NSScreen {
  private static let only = NSScreen()

  private init() {}

  /// The screen that the app is on; never nil.
  public static var main: NSScreen? { only }
  /// The one screen there is.
  public static var screens: [NSScreen] { [only] }

  /// The window's size in points, from zero.
  public var frame: CGRect { UIScreen.main.bounds }
  /// The same as ``frame``.
  public var visibleFrame: CGRect { frame }
  /// How many pixels a point has: always 1.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
