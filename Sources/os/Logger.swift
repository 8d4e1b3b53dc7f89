/// Writes messages about what a program does, at a level each.
///
/// ```swift
/// let logger = Logger(subsystem: "org.example.notes", category: "sync")
/// logger.info("Fetched \(count) notes of \(user, privacy: .private)")
/// ```
///
/// Nothing is written, and no interpolation evaluated, unless the environment's `KUMIKI_LOG` asks
/// for it; see `LogWriter`.
public struct Logger: Sendable {
  let log: OSLog

  /// Messages of no special kind.
  public init() { log = .default }

  /// Messages of one part of a program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Messages of the kind that a log has.
  public init(_ logObj: OSLog) { log = logObj }

  /// A message of the usual level.
  public func log(_ message: OSLogMessage) { write(.default, message) }

  /// A message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }

  /// For a user who follows the code step by step.
  public func trace(_ message: OSLogMessage) { write(.debug, message) }

  /// For a user who looks for a mistake.
  public func debug(_ message: OSLogMessage) { write(.debug, message) }

  /// Worth knowing, but not needed.
  public func info(_ message: OSLogMessage) { write(.info, message) }

  /// Needed to understand what happened.
  public func notice(_ message: OSLogMessage) { write(.default, message) }

  /// Something that may become an error.
  public func warning(_ message: OSLogMessage) { write(.error, message) }

  /// Something that went wrong.
  public func error(_ message: OSLogMessage) { write(.error, message) }

  /// Something that must not happen.
  public func critical(_ message: OSLogMessage) { write(.fault, message) }

  /// A mistake in the program.
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ level: OSLogType, _ message: OSLogMessage) {
    log.write(level) { message.text(showsPrivate: $0) }
  }
}
