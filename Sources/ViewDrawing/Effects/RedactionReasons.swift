import HostInterface
import ViewRuntime

/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Makes a set of bits, such as a reason of the program's own, which only the program reads.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// It is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
