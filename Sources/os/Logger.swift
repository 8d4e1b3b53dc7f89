/// Writes messages about what a program does, each with a level.
///
/// ```swift
/// let logger = Logger(subsystem: "org.example.notes", category: "sync")
/// logger.info("Fetched \(count) notes of \(user, privacy: .private)")
/// ```
///
/// Nothing is written, and no interpolation evaluated, unless the environment's `KUMIKI_LOG`
/// enables it; see `LogWriter`.
public struct Logger: Sendable {
  let log: OSLog

  /// A logger without a subsystem or category.
  public init() { log = .default }

  /// A logger for one part of a program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// A logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { write(.default, message) }

  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }

  /// Writes a message for tracing the code step by step.
  public func trace(_ message: OSLogMessage) { write(.debug, message) }

  /// Writes a message for debugging.
  public func debug(_ message: OSLogMessage) { write(.debug, message) }

  /// Writes a message that is helpful, but not essential.
  public func info(_ message: OSLogMessage) { write(.info, message) }

  /// Writes a message that is essential for troubleshooting.
  public func notice(_ message: OSLogMessage) { write(.default, message) }

  /// Writes a message about a problem that may become an error.
  public func warning(_ message: OSLogMessage) { write(.error, message) }

  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { write(.error, message) }

  /// Writes a message about a critical event.
  public func critical(_ message: OSLogMessage) { write(.fault, message) }

  /// Writes a message about a bug in the program.
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ level: OSLogType, _ message: OSLogMessage) {
    log.write(level) { message.text(showsPrivate: $0) }
  }
}
