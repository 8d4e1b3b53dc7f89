/// How much a message matters.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  /// The level's number.
  public let rawValue: UInt8

  /// A level by its number; one that is none of those below counts as `default`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A level by its number; one that is none of those below counts as `default`.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Needed to understand what happened.
  public static let `default` = OSLogType(0)
  /// Worth knowing, but not needed.
  public static let info = OSLogType(1)
  /// For a user who looks for a mistake.
  public static let debug = OSLogType(2)
  /// Something that went wrong.
  public static let error = OSLogType(16)
  /// A mistake in the program.
  public static let fault = OSLogType(17)

  /// From the least to the most important.
  static let order: [OSLogType] = [.debug, .info, .default, .error, .fault]

  var importance: Int { Self.order.firstIndex(of: self) ?? 2 }

  var name: String { ["debug", "info", "notice", "error", "fault"][importance] }

  /// What a level may be called where one is chosen, from the least to the most important.
  static let names = [
    "trace", "debug", "info", "notice", "warning", "error", "critical", "fault",
  ]

  /// The level of one of those names.
  init?(named name: String) {
    switch name {
    case "trace", "debug": self = .debug
    case "info": self = .info
    case "notice", "default": self = .default
    case "warning", "error": self = .error
    case "critical", "fault": self = .fault
    default: return nil
    }
  }
}
