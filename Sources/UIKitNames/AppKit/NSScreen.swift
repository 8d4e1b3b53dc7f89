import Foundation

/// The screen, for code that asks AppKit for its size: here the app's window, as in ``UIScreen``.
@MainActor @preconcurrency
public final class NSScreen {
  private static let only = NSScreen()

  private init() {}

  /// The screen that shows the app; never nil.
  public static var main: NSScreen? { only }
  /// The only screen.
  public static var screens: [NSScreen] { [only] }

  /// The window's size in points, with the origin at zero.
  public var frame: CGRect { UIScreen.main.bounds }
  /// The same as ``frame``.
  public var visibleFrame: CGRect { frame }
  /// The screen's name, which no host knows: always "Display".
  public var localizedName: String { "Display" }
  /// The number of pixels per point: always 1.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}
