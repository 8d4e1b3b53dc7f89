import Foundation
import PackagePlugin

/// `swift package kumiki-fix` applies fixes; `swift package kumiki-fix migrate observable`
/// rewrites.
@main
struct KumikiFixCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let isRewriting = ["migrate", "refactor"].contains(arguments.first ?? "")
    let process = Process()
    process.executableURL = try context.tool(named: "kumiki").url
    process.arguments = isRewriting ? arguments : ["check", "--fix"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
