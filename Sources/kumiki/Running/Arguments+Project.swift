import AppProjects
import Foundation

/// The common arguments of subcommands that build an app.
extension Arguments {
  /// The optional path argument; the current folder by default.
  func path() throws -> URL {
    guard rest.count < 2 else {
      throw UsageError("One path is wanted; '\(rest[1])' is a second one.")
    }
    return URL(fileURLWithPath: rest.first ?? ".").standardizedFileURL
  }

  /// The project there, with `--packages`.
  func project() throws -> AppProject { try project(at: path()) }

  /// The project at a path, with `--packages`.
  func project(at path: URL) throws -> AppProject {
    let packages = list("packages").map { URL(fileURLWithPath: $0) }
    return try ProjectFinder(packages: packages).project(at: path)
  }

  /// The build of a project's app: `--target`, `--kumiki`, `--skip-missing`, `--verbose`.
  ///
  /// - Parameter target: the target's name, if another option provides it.
  func build(
    _ project: AppProject, hasWindow: Bool, target: String? = nil
  ) throws -> AppBuild {
    AppBuild(
      library: try LibraryFolder.find(value("kumiki")), project: project,
      target: try project.app(named: target ?? value("target")), hasWindow: hasWindow,
      skipsMissing: has("skip-missing"), isVerbose: has("verbose"))
  }
}
