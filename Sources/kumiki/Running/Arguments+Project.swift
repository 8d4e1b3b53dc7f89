import AppProjects
import Foundation

/// What subcommands that build an app are given.
extension Arguments {
  /// The path that may be given; this folder if it is not.
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
  /// - Parameter target: where another option names it.
  func build(
    _ project: AppProject, hasWindow: Bool, target: String? = nil
  ) throws -> AppBuild {
    AppBuild(
      library: try LibraryFolder.find(value("kumiki")), project: project,
      target: try project.app(named: target ?? value("target")), hasWindow: hasWindow,
      skipsMissing: has("skip-missing"), isVerbose: has("verbose"))
  }
}
