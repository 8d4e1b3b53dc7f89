/// The meaning of colour components; always sRGB here.
///
/// - Note: Without effect: all components are those of sRGB, whichever space they are given in.
public final class CGColorSpace: Sendable {
  /// The name of a colour space: `CGColorSpace.sRGB`.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of a wider colour space, which counts as sRGB here.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of linear components, which count as sRGB here.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of components beyond 0 to 1, which count as sRGB here.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

  /// A colour space by its name.
  public init?(name: String) {}

  fileprivate init() {}
}

/// The colour space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// The colour space of greys; the same as for colours here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
