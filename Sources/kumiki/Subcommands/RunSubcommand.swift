import AppProjects
import Foundation

/// `kumiki run`: builds and runs a SwiftUI app from its sources.
enum RunSubcommand: Subcommand {
  static let name = "run"
  static let summary = "build a SwiftUI app as it lies on the disk, and run it"
  static let help = """
    kumiki run [PATH] [OPTION...] [-- ARGUMENT...]

    Builds the app at PATH, this folder if not given, and runs it in this terminal. PATH is a folder, a
    package, an .xcodeproj or .xcworkspace, or a single .swift file. The project is never written to:
    a package is made for it in the cache, with its resources, asset catalogues and settings.

      --target NAME    one of several targets; without it, the app
      --live           follow the sources: what is saved is on the screen within a second, with
                       all of its state
      --gtk            in a window of the desktop
      --size 100x30    columns and rows, in the terminal
      --inspect        with the state inspector beside it
      --previews NAME  a preview in place of the app, or 'all' on one sheet; without a match the list
      --skip-missing   leave out files that import what is not here
      --packages DIR   a folder with packages that the project would download
      --build-only     build it, and say where the program is
      --list           say what targets there are
      --verbose        all that the compiler prints
      --kumiki DIR     Kumiki's own folder, where it is not found by itself

    Nothing is downloaded. Exit status: the app's own, or 1 if its sources have errors.
    """

  static func run(_ arguments: [String]) async throws -> ExitStatus {
    let split = arguments.firstIndex(of: "--") ?? arguments.endIndex
    let options = try Arguments(
      Array(arguments[..<split]),
      options: ["target", "size", "previews", "packages", "kumiki"],
      flags: ["gtk", "inspect", "live", "skip-missing", "build-only", "list", "verbose"])
    let project = try options.project()
    if !project.note.isEmpty { Kumiki.printError(project.note) }
    if options.has("list") {
      for target in project.targets { print("\(target.name)  \(target.kind)") }
      return .clean
    }
    var build = try options.build(project, hasWindow: options.has("gtk"))
    var given: [String] = []
    if let size = options.value("size") { given += ["--size", size] }
    if options.has("inspect") { given.append("--inspect") }
    if let preview = options.value("previews") { given += ["--previews", preview] }
    // Show the new build, even if the app already runs.
    if options.has("gtk") { given.append("--new-instance") }
    given += arguments[split...].dropFirst()
    if options.has("live") {
      build.purpose = .live
      return try LiveRun(build, arguments: given) { try options.project() }.run()
    }
    let prepared = try build.prepare()
    guard try build.run(prepared) else { return .findings }
    let bundle = AppBundle(folder: build.home.appendingPathComponent("bundle"))
    let own = try bundle.assemble(prepared.program, prepared.targets)
    if options.has("build-only") {
      print(own.path)
      return .clean
    }
    for (key, value) in try bundle.environment(prepared.app) { setenv(key, value, 1) }
    try Command.replaceProcess(by: [own.path] + given)
  }
}
