import Foundation

/// How a text is laid out to be measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle begins at the upper left corner, and the text takes several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as high as their font wants, which they always are here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Letters as wide as they are drawn, which is how they are always measured here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that is seen ends with "…" where there are more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
