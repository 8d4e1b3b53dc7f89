/// A subcommand of `kumiki`: each is in a file in `Subcommands`, and is listed in
/// ``Subcommands/all``.
protocol Subcommand: Sendable {
  /// The name on the command line.
  static var name: String { get }
  /// One line for the list of subcommands.
  static var summary: String { get }
  /// The complete page that `kumiki NAME --help` prints.
  static var help: String { get }

  /// Parses the arguments after the name and runs the subcommand.
  static func run(_ arguments: [String]) async throws -> ExitStatus
}

/// The exit status of a run.
enum ExitStatus: Int32 {
  case clean = 0
  case findings = 1
  case usage = 2
  case failure = 3
}

/// An error on the command line or in a settings file: printed with a reference to the help.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
