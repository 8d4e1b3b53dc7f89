import Foundation
import Timekeeping
import ViewDrawing

/// A colour space, with AppKit's names; every one is sRGB here.
public final class NSColorSpace: NSObject, Sendable {
  /// The standard colour space.
  public static let sRGB = NSColorSpace()
  /// The same as ``sRGB`` here.
  public static let extendedSRGB = NSColorSpace()
  /// The same as ``sRGB`` here.
  public static let deviceRGB = NSColorSpace()
  /// The same as ``sRGB`` here.
  public static let genericRGB = NSColorSpace()
  /// The same as ``sRGB`` here.
  public static let displayP3 = NSColorSpace()
}
