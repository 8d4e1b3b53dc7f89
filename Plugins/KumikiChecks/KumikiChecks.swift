import Foundation
import PackagePlugin

/// Reports findings as warnings while a target is built. A target opts in with `plugins:
/// [.plugin(name: "KumikiChecks", package: "Kumiki")]`.
@main
struct KumikiChecks: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let folder = context.package.directoryURL
    let sources = module.sourceFiles(withSuffix: "swift").map(\.url)
    guard !sources.isEmpty else { return [] }
    let mark = context.pluginWorkDirectoryURL.appending(path: "checked.txt")
    return [
      .buildCommand(
        displayName: "Rules of state in \(target.name)",
        executable: try context.tool(named: "kumiki").url,
        // The whole target, so that types of other files are known; once for each change.
        arguments: [
          "check", "--format", "xcode", "--warn-only", "--folder", folder.path,
          "--stamp", mark.path,
        ] + sources.map { Self.path(of: $0, below: folder) },
        inputFiles: sources, outputFiles: [mark])
    ]
  }

  /// A relative path as users type it in the package's folder, so that it matches the baseline.
  private static func path(of file: URL, below folder: URL) -> String {
    let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    return file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
  }
}
