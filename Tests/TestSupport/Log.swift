/// What happened in a test, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  nonisolated init() {}

  func callAsFunction(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension Log: Equatable {
  nonisolated static func == (a: Log, b: Log) -> Bool { a === b }
}
