/// One of the things that `kumiki` does: a file each in `Subcommands`, listed in
/// ``Subcommands/all``.
protocol Subcommand: Sendable {
  /// What the user types.
  static var name: String { get }
  /// One line for the list of subcommands.
  static var summary: String { get }
  /// The whole page that `kumiki NAME --help` prints.
  static var help: String { get }

  /// Reads the arguments behind the name and does it.
  static func run(_ arguments: [String]) async throws -> ExitStatus
}

/// What a run ends with.
enum ExitStatus: Int32 {
  case clean = 0
  case findings = 1
  case usage = 2
  case failure = 3
}

/// A mistake in what was typed, or in a file of settings: printed with a pointer to the help.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
