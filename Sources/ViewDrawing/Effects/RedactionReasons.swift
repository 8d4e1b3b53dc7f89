import HostInterface
import ViewRuntime

/// The reasons to redact content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Makes a set of bits, such as a program's own reason, which only the program handles.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not loaded yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
