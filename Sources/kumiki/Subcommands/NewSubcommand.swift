import AppProjects
import Foundation

/// `kumiki new`: creates a package to start with.
enum NewSubcommand: Subcommand {
  static let name = "new"
  static let summary = "write a new app's package: a model, two screens, previews, tests"
  static let help = """
    kumiki new NAME [OPTION...]

    Writes a package into the folder NAME: an app with a model, two screens and previews, tests that use
    it without a screen, and a file for continuous integration. It builds on Linux and on a Mac.

      --to DIR       another folder
      --kumiki DIR   Kumiki's own folder, where it is not found by itself
    """

  static func run(_ arguments: [String]) async throws -> ExitStatus {
    let options = try Arguments(arguments, options: ["to", "kumiki"], flags: [])
    guard options.rest.count == 1 else { throw UsageError("One name is wanted.") }
    let name = options.rest[0]
    guard name == ModuleName.valid(name), name.first?.isLetter == true else {
      throw UsageError(
        "'\(name)' is no name for a module: letters and digits, beginning with a letter.")
    }
    let library = try LibraryFolder.find(options.value("kumiki"))
    guard !LibraryFolder.modules(of: library).contains(name) else {
      throw UsageError("'\(name)' is the name of a module that apps import. Choose another.")
    }
    let folder = URL(fileURLWithPath: options.value("to") ?? name).standardizedFileURL
    guard !folder.isThere else { throw UsageError("'\(folder.path)' is there already.") }
    let package = NewPackage(name: name, library: library.path)
    let staging = folder.deletingLastPathComponent()
      .appendingPathComponent(".\(folder.lastPathComponent).kumiki-\(getpid())")
    do {
      for (path, text) in package.files {
        let file = staging.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try FileManager.default.moveItem(at: staging, to: folder)
    } catch {
      try? FileManager.default.removeItem(at: staging)
      throw error
    }
    print(
      """
      \(name) is there. Next:
        cd \((options.value("to") ?? name).shellWord)
        swift run       the app, in this terminal
        swift test      its tests, without a screen
      """)
    return .clean
  }
}
