/// Whether a gradient's first and last colours continue beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: UInt32
  /// Makes the options of a bit pattern.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last colour continues behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
