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

struct RedactionKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

extension EnvironmentValues {
  /// The reasons to redact content; empty by default, when it is shown unchanged.
  ///
  /// Texts and images respect `.placeholder`, and `.privacy` if they are `privacySensitive`. All
  /// other reasons are for the program to handle:
  ///
  /// ```swift
  /// @Environment(\.redactionReasons) private var reasons
  /// Text(price, format: .number).opacity(reasons.contains(.invalidated) ? 0.4 : 1)
  /// ```
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}
