import AppProjects
import Foundation

/// `kumiki import`: writes a permanent package that builds an Xcode project's app on Linux.
enum ImportSubcommand: Subcommand {
  static let name = "import"
  static let summary = "write a package that builds an Xcode project's app on Linux"
  static let help = """
    kumiki import PATH --to DIR [OPTION...]

    Writes a package with copies of the app's sources and resources into DIR, to be committed, edited
    and built by 'swift build'. The project at PATH is not touched. PATH is what 'kumiki run' takes.

      --to DIR         where the package goes; a folder that is not there, or an empty one
      --target NAME    one of several targets; without it, the app
      --skip-missing   leave out files that import what is not here
      --packages DIR   a folder with packages that the project would download
      --kumiki DIR     Kumiki's own folder, where it is not found by itself
    """

  static func run(_ arguments: [String]) async throws -> ExitStatus {
    let options = try Arguments(
      arguments, options: ["to", "target", "packages", "kumiki"], flags: ["skip-missing"])
    guard options.rest.count == 1 else { throw UsageError("One path is wanted.") }
    guard let destination = options.value("to") else { throw UsageError("'--to DIR' is missing.") }
    let folder = URL(fileURLWithPath: destination).standardizedFileURL
    let there = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard there?.isEmpty ?? !folder.isThere else {
      throw UsageError("'\(destination)' is there already, and not an empty folder.")
    }
    let project = try options.project()
    let build = try options.build(project, hasWindow: false)
    let (library, target) = (build.library, build.target)
    var targets = try project.needed(by: target)
    targets[targets.count - 1].kind = .app
    targets[targets.count - 1].module = ModuleName.ofProgram(targets.last!.module)
    var writer = PackageWriter(library: library, isForKeeps: true)
    (writer.skipped, writer.idle) = try build.filesToSkip(targets, isQuiet: false)
    // Everything is written under another name first, then renamed.
    let staging = folder.deletingLastPathComponent()
      .appendingPathComponent(".\(folder.lastPathComponent).kumiki-\(getpid())")
    do {
      try writer.write(targets, of: project, to: staging)
      if there != nil { try FileManager.default.removeItem(at: folder) }
      try FileManager.default.moveItem(at: staging, to: folder)
    } catch {
      try? FileManager.default.removeItem(at: staging)
      throw error
    }
    print("'\(target.name)' is a package in \(folder.path): 'swift run' builds and shows it.")
    return .clean
  }
}
