import Foundation

/// Where log messages go: to standard error, if somebody asked for them.
///
/// - `KUMIKI_LOG=debug` (or `info`, `notice`, `error`, `fault`) writes messages from that level on,
///   one a line. `trace`, `warning` and `critical` mean the level that a logger's methods of these
///   names write with: `debug`, `error` and `fault`. Any other name is told of, and nothing is
///   written. A terminal that standard error leads to is left alone, as the app's views are on it:
///   say `2> app.log` too.
/// - `KUMIKI_LOG_PRIVATE=1` shows what is marked private, and text that is not marked at all, in
///   place of `<private>`.
package struct LogWriter: Sendable {
  /// The least level that is written; nil: none.
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
    // A full disk or a closed pipe costs the message, not the app.
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
  /// A logger with a writer of its own, for tests.
  package init(subsystem: String, category: String, writer: LogWriter) {
    log = OSLog(subsystem: subsystem, category: category, writer: writer)
  }
}
