import AppProjects
import Foundation

/// `kumiki test`: runs a package's tests.
enum TestSubcommand: Subcommand {
  static let name = "test"
  static let summary = "run a package's tests, without a screen"
  static let help = """
    kumiki test [PATH] [-- ARGUMENT...]

    Runs the tests of the package at PATH, this folder if not given: 'swift test' with what stands after
    '--', such as '--filter NAME'. Projects of Xcode become packages by 'kumiki import'.
    """

  static func run(_ arguments: [String]) async throws -> ExitStatus {
    let split = arguments.firstIndex(of: "--") ?? arguments.endIndex
    let options = try Arguments(Array(arguments[..<split]), options: [], flags: [])
    let folder = try options.path()
    guard folder.appendingPathComponent("Package.swift").isThere else {
      throw UsageError(
        "'\(folder.path)' is no package. 'kumiki import' makes one of a project of Xcode, and "
          + "'kumiki new' a fresh one.")
    }
    try Command.replaceProcess(
      by: ["swift", "test", "--package-path", folder.path] + arguments[split...].dropFirst())
  }
}
