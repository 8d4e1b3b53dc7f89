import AppProjects
import Foundation
import SourceModel

/// Builds an app so that it can be explored.
struct ExplorationBuild {
  private var build: AppBuild
  private let views: String?

  init(_ build: AppBuild) {
    self.build = build
    self.build.purpose = .exploring
    views = ExploredViews.source(Self.sources(of: build))
  }

  /// The sources of the app's own module.
  private static func sources(of build: AppBuild) -> Project {
    ProjectLoader(excluded: [], options: ProjectOptions(), cache: nil)
      .load(build.target.sources.map(\.path)).project
  }

  /// - Parameters:
  ///   - name: the folder of what is built, beside those of other names.
  ///   - replaced: texts in the place of those of sources.
  /// - Returns: nil if the sources have errors, which were printed.
  func program(named name: String, replaced: [URL: String] = [:]) throws -> ExploredProgram? {
    var build = build
    build.replaced = replaced
    if let views { build.added = [ExploredViews.fileName: views] }
    var prepared = try build.prepare()
    if views != nil, try !build.compiles(prepared) {
      // What the list of views says may be wrong of this program; what is left is the app.
      build.added = [:]
      prepared = try build.prepare(isQuiet: true)
    }
    guard try build.run(prepared) else { return nil }
    let bundle = AppBundle(folder: build.home.appendingPathComponent("explored-\(name)"))
    let program = try bundle.assemble(prepared.program, prepared.targets)
    return ExploredProgram(
      program: program, environment: try bundle.environment(prepared.app))
  }
}
