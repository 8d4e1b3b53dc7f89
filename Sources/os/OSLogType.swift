/// The level of a message.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  /// The level's number.
  public let rawValue: UInt8

  /// A level by its number; unknown numbers count as `default`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A level by its number; unknown numbers count as `default`.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Essential for troubleshooting.
  public static let `default` = OSLogType(0)
  /// Helpful, but not essential.
  public static let info = OSLogType(1)
  /// For debugging.
  public static let debug = OSLogType(2)
  /// An error.
  public static let error = OSLogType(16)
  /// A bug in the program.
  public static let fault = OSLogType(17)

  /// The levels, least important first.
  static let order: [OSLogType] = [.debug, .info, .default, .error, .fault]

  var importance: Int { Self.order.firstIndex(of: self) ?? 2 }

  var name: String { ["debug", "info", "notice", "error", "fault"][importance] }

  /// The names by which a level can be chosen, least important first.
  static let names = [
    "trace", "debug", "info", "notice", "warning", "error", "critical", "fault",
  ]

  /// The level with one of those names.
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
