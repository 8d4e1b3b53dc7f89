/// Which of several intervals of one name.
public struct OSSignpostID: Hashable, RawRepresentable, Sendable {
  /// The number of the interval.
  public let rawValue: UInt64

  /// An interval by its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// An interval by its number.
  public init(_ value: UInt64) { rawValue = value }
  /// A new interval; here always `exclusive`.
  public init(log: OSLog) { self = .exclusive }
  /// An interval of an object; here always `exclusive`.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// The only one.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// None.
  public static let invalid = OSSignpostID(UInt64.max)
  /// None.
  public static let null = OSSignpostID(0)
}
