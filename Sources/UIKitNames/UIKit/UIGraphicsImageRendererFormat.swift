import Foundation

/// The kind of picture that a `UIGraphicsImageRenderer` draws.
///
/// - Note: In part without effect: `preferredRange` and `prefersExtendedRange`; pictures are sRGB.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point, 1 as on the screen here.
  public var scale: CGFloat = 1
  /// Whether the picture is opaque: black where nothing is drawn.
  public var opaque = false
  /// The range of colours; kept, but always `standard` here.
  public var preferredRange = Range.automatic
  /// Whether colours beyond sRGB are wanted; kept, but they never are here.
  public var prefersExtendedRange = false
  /// The rectangle of points that is drawn.
  public internal(set) var bounds = CGRect.zero

  /// A transparent picture with one pixel per point.
  public override init() {}

  /// The format for a window with these traits; all are the same here.
  public init(for traitCollection: UITraitCollection) {}

  /// The same as ``init()``.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
  /// The same as ``init()``.
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }

  /// A range of colours.
  public enum Range: Int, Sendable {
    /// As the device prefers, beyond sRGB, or sRGB.
    case unspecified = -1, automatic, extended, standard
  }
}
