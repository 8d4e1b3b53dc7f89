import Foundation
import Timekeeping
import ViewDrawing

/// A space of colours, in AppKit's words: sRGB, whichever is asked for.
public final class NSColorSpace: NSObject, Sendable {
  /// The usual space.
  public static let sRGB = NSColorSpace()
  /// As ``sRGB`` here.
  public static let extendedSRGB = NSColorSpace()
  /// As ``sRGB`` here.
  public static let deviceRGB = NSColorSpace()
  /// As ``sRGB`` here.
  public static let genericRGB = NSColorSpace()
  /// As ``sRGB`` here.
  public static let displayP3 = NSColorSpace()
}
