/// An identifier that tells intervals with the same name apart.
public struct OSSignpostID: Hashable, RawRepresentable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64

  /// An identifier by its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// An identifier by its number.
  public init(_ value: UInt64) { rawValue = value }
  /// A new identifier; always `exclusive` here.
  public init(log: OSLog) { self = .exclusive }
  /// An identifier for an object; always `exclusive` here.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// The identifier of an interval that never overlaps another of its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An invalid identifier.
  public static let invalid = OSSignpostID(UInt64.max)
  /// No identifier.
  public static let null = OSSignpostID(0)
}
