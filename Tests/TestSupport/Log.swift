/// The events of a test, in order.
@MainActor
package final class Log {
  package private(set) var lines: [String] = []

  package nonisolated init() {}

  package func callAsFunction(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension Log: Equatable {
  package nonisolated static func == (a: Log, b: Log) -> Bool { a === b }
}
