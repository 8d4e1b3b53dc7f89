import Foundation
import PackagePlugin

/// `swift package kumiki check`, and every other subcommand that does not write sources.
@main
struct KumikiCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let rewriting = ["migrate", "refactor"].contains(arguments.first ?? "")
    if arguments.contains("--fix") || rewriting && !arguments.contains("--diff") {
      Diagnostics.error(
        "Sources are written by 'swift package kumiki-fix', which asks for the permission.")
      return
    }
    let process = Process()
    process.executableURL = try context.tool(named: "kumiki").url
    process.arguments = arguments.isEmpty ? ["check"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The findings have been printed; only the status is left.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
