import Foundation

/// The program's entry point: finds the subcommand and runs it.
@main
enum Kumiki {
  static func main() async {
    exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  static func run(_ arguments: [String]) async -> ExitStatus {
    guard let first = arguments.first else {
      printError(help)
      return .usage
    }
    if first == "--help" || first == "-h" || first == "help" {
      print(help)
      return .clean
    }
    guard let subcommand = Subcommands.all.first(where: { $0.name == first }) else {
      let near = Nearest.name(to: first, among: Subcommands.all.map { $0.name })
        .map { " Is '\($0)' meant?" }
      printError(
        "kumiki: There is no '\(first)'.\(near ?? "") 'kumiki --help' lists what there is.")
      return .usage
    }
    let rest = Array(arguments.dropFirst())
    if rest.contains("--help") || rest.contains("-h") {
      print(subcommand.help)
      return .clean
    }
    do {
      return try await subcommand.run(rest)
    } catch let error as UsageError {
      printError(
        "kumiki \(first): \(error.message)\n'kumiki \(first) --help' explains the options.")
      return .usage
    } catch {
      printError("kumiki \(first): \(error.localizedDescription)")
      return .failure
    }
  }

  private static var help: String {
    let lines = Subcommands.all.map { subcommand in
      "  \(subcommand.name.padding(toLength: 11, withPad: " ", startingAt: 0))\(subcommand.summary)"
    }
    return """
      kumiki SUBCOMMAND [OPTION...]

      Knows the rules of state in SwiftUI: who owns a value, which wrapper belongs where, what loses
      state or leaves a screen stale. Builds and runs any SwiftUI app, from its sources.

      \(lines.joined(separator: "\n"))

      'kumiki SUBCOMMAND --help' explains one of them.
      Exit status: 0 clean, 1 findings, 2 wrong usage, 3 failure of the program itself.
      """
  }

  static func printError(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
