import AppProjects
import Foundation
import SourceModel

/// Builds an app for exploration.
struct ExplorationBuild {
  private var build: AppBuild
  private let views: String?

  init(_ build: AppBuild) {
    self.build = build
    self.build.purpose = .exploring
    views = ExploredViews.source(Self.sources(of: build))
  }

  /// The sources of the app's module.
  private static func sources(of build: AppBuild) -> Project {
    ProjectLoader(excluded: [], options: ProjectOptions(), cache: nil)
      .load(build.target.sources.map(\.path)).project
  }

  /// - Parameters:
  ///   - name: the folder of the build's output, next to those with other names.
  ///   - replaced: texts that replace those of the sources.
  /// - Returns: nil if the sources have errors, which were printed.
  func program(named name: String, replaced: [URL: String] = [:]) throws -> ExploredProgram? {
    var build = build
    build.replaced = replaced
    if let views { build.added = [ExploredViews.fileName: views] }
    var prepared = try build.prepare()
    if views != nil, try !build.compiles(prepared) {
      // The generated list of views may not compile for this program; build the app without it.
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
