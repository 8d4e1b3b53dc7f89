import Foundation

/// Properties of the terminal.
enum Terminal {
  static var isErrorTerminal: Bool { isatty(2) == 1 }

  /// Whether the output is coloured: `always`, `never`, or depending on the terminal and
  /// `NO_COLOR`.
  static func colours(_ choice: String?) throws -> Bool {
    switch choice ?? "auto" {
    case "always": return true
    case "never": return false
    case "auto":
      let environment = ProcessInfo.processInfo.environment
      return isatty(1) == 1 && environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
    case let other: throw UsageError("'--colour' is always, never or auto, not '\(other)'.")
    }
  }
}
