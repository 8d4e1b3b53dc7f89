import Foundation

/// Writes log messages to standard error, if the environment enables it.
///
/// - `KUMIKI_LOG=debug` (or `info`, `notice`, `error`, `fault`) writes messages of that level and
///   above, one per line. `trace`, `warning` and `critical` mean the level that a logger's methods
///   of these names write with: `debug`, `error` and `fault`. Any other name is reported, and
///   nothing is written. Nothing is written to a terminal either, since the app's views are on it:
///   add `2> app.log`.
/// - `KUMIKI_LOG_PRIVATE=1` shows values that are marked private, and text without a mark, in place
///   of `<private>`.
package struct LogWriter: Sendable {
  /// The lowest level that is written; nil for none.
  let least: OSLogType?
  package let showsPrivate: Bool
  private let put: @Sendable (String) -> Void

  package init(
    environment: [String: String], isTerminal: Bool, put: @escaping @Sendable (String) -> Void
  ) {
    let level = environment["KUMIKI_LOG"] ?? ""
    least = isTerminal || level.isEmpty ? nil : OSLogType(named: level.lowercased())
    showsPrivate = environment["KUMIKI_LOG_PRIVATE"] == "1"
    self.put = put
    if !isTerminal, !level.isEmpty { signal(SIGPIPE, SIG_IGN) }
    if least == nil, !isTerminal, !level.isEmpty {
      put(
        "KUMIKI_LOG is \"\(level)\", which is no level; there are "
          + "\(OSLogType.names.joined(separator: ", ")).\n")
    }
  }

  static let shared = LogWriter(
    environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDERR_FILENO) != 0
  ) { line in
    // A full disk or a closed pipe loses the message but does not end the app.
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  package func wants(_ level: OSLogType) -> Bool {
    least.map { level.importance >= $0.importance } ?? false
  }

  package func write(
    _ level: OSLogType, _ subsystem: String, _ category: String, _ text: String
  ) {
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let head = place.isEmpty ? level.name : "\(level.name) [\(place)]"
    put("\(head) \(text)\n")
  }
}

extension Logger {
  /// A logger with its own writer, for tests.
  package init(subsystem: String, category: String, writer: LogWriter) {
    log = OSLog(subsystem: subsystem, category: category, writer: writer)
  }
}
