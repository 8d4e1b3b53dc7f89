import AppProjects
import Foundation

/// Builds a project's app in a package that is generated in the cache.
struct AppBuild {
  let library: URL
  var project: AppProject
  var target: AppTarget
  let hasWindow: Bool
  let skipsMissing: Bool
  let isVerbose: Bool
  var purpose = PackageWriter.Purpose.running
  /// Texts that replace those of sources.
  var replaced: [URL: String] = [:]
  /// Sources that are added to the app's, by name.
  var added: [String: String] = [:]

  /// The folder of everything that is generated for this app.
  var home: URL {
    let path = project.folder.standardizedFileURL.path + "#" + project.name + "#" + target.name
    let number = path.utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return LibraryFolder.cache.appendingPathComponent(
      "\(target.module)-\(String(number, radix: 36))")
  }

  /// Reports imported modules that do not exist here, before anything is built.
  ///
  /// - Returns: the files to leave out, and the imports that are unused.
  func filesToSkip(
    _ targets: [AppTarget], isQuiet: Bool
  ) throws -> (files: Set<URL>, idle: IdleImports) {
    // Sources that are followed while the app runs are compiled from the files themselves.
    let missing = MissingModules(
      targets, available: LibraryFolder.modules(of: library), spares: purpose != .live)
    let foreign = targets.flatMap(\.foreign)
    if !foreign.isEmpty, !isQuiet {
      let names = foreign.map { "    \($0.relative(to: project.folder))" }.sorted()
      Kumiki.printError(
        "These files are not Swift, and are left out:\n" + names.prefix(8).joined(separator: "\n")
          + (names.count > 8 ? "\n    and \(names.count - 8) more" : ""))
    }
    if missing.isEmpty { return ([], missing.idle) }
    let list = missing.list(in: project.folder)
    if skipsMissing {
      if !isQuiet {
        Kumiki.printError("Left out, as what these files import is not here:\n\(list)")
      }
      return (missing.files, missing.idle)
    }
    throw ProjectError(
      "Some of what '\(target.name)' imports is not here:\n\(list)\n"
        + "--skip-missing leaves these files out.")
  }

  /// A generated package for the project.
  struct Prepared {
    let package: URL
    /// The app's target and its dependencies, these first.
    let targets: [AppTarget]
    let skipped: Set<URL>
    let command: [String]
    let program: URL

    var app: AppTarget { targets.last! }
  }

  /// Writes the package to build.
  ///
  /// - Parameter isQuiet: whether to omit the report about files left out, which was shown before.
  func prepare(isQuiet: Bool = false) throws -> Prepared {
    var targets = try project.needed(by: target)
    guard targets.contains(where: \.usesSwiftUI) else {
      throw ProjectError(
        target.sources.isEmpty
          ? "'\(target.name)' has no Swift files: those that the project names are not there."
          : "'\(target.name)' is no SwiftUI app: none of its \(target.sources.count) Swift files "
            + "imports SwiftUI.")
    }
    targets[targets.count - 1].kind = .app
    targets[targets.count - 1].module = freeName(target.module)
    var writer = PackageWriter(library: library, isForKeeps: false)
    writer.purpose = purpose
    writer.replaced = replaced
    writer.added = added
    (writer.skipped, writer.idle) = try filesToSkip(targets, isQuiet: isQuiet)
    let package = home.appendingPathComponent("\(purpose)")
    try writer.write(targets, of: project, to: package)
    let module = targets.last!.module
    let scratch = Self.scratch(library, hasWindow: hasWindow)
    var command = [
      "swift", "build", "--package-path", package.path, "--scratch-path", scratch.path,
      "--product", module,
    ]
    if hasWindow { command += ["--traits", "GTK"] }
    command += BuildFolder(url: scratch).options(for: package, configuration: "debug")
    return Prepared(
      package: package, targets: targets, skipped: writer.skipped, command: command,
      program: scratch.appendingPathComponent("debug/\(module)"))
  }

  /// Builds the app.
  ///
  /// - Returns: false if the sources have errors, which were printed.
  func run(_ prepared: Prepared) throws -> Bool {
    let progress = BuildProgress(name: target.name, isVerbose: isVerbose)
    let result = try progress.run(prepared.command)
    if purpose != .live { leaveBuildFolder(prepared) }
    guard result.status == 0 else {
      let errors = Self.errors(result.output)
      Kumiki.printError(text(errors, result.output, prepared))
      if !errors.errors.isEmpty {
        Kumiki.printError(
          "'\(target.name)' was not built: \(errors.errors.count) "
            + (errors.errors.count == 1 ? "error." : "errors."))
      }
      return false
    }
    return true
  }

  /// Builds the app without printing errors, and returns whether it compiles.
  func compiles(_ prepared: Prepared) throws -> Bool {
    try BuildProgress(name: target.name, isVerbose: false).run(prepared.command).status == 0
  }

  /// Marks the package as changed for a developer of the library, who builds in the same folder
  /// next: SwiftPM does not check whose plan is there.
  private func leaveBuildFolder(_ prepared: Prepared) {
    let files = FileManager.default
    guard files.fileExists(atPath: library.appendingPathComponent(".git").path) else { return }
    try? files.setAttributes(
      [.modificationDate: Date()],
      ofItemAtPath: prepared.package.appendingPathComponent("Package.swift").path)
  }

  /// Builds of all apps share one folder, so that the library is built once: the library's own
  /// folder if it is writable.
  static func scratch(_ library: URL, hasWindow: Bool) -> URL {
    let own = library.appendingPathComponent(hasWindow ? ".build/window" : ".build")
    if access(library.path, W_OK) == 0 { return own }
    return LibraryFolder.cache.deletingLastPathComponent()
      .appendingPathComponent(hasWindow ? "library-window" : "library")
  }

  /// A module name that no module of the library has.
  private func freeName(_ name: String) -> String {
    let name = ModuleName.ofProgram(name)
    let sources = try? FileManager.default.contentsOfDirectory(
      atPath: library.appendingPathComponent("Sources").path)
    let taken = Set((sources ?? []).map { $0.lowercased() } + ["gallery", "benchmarks", "swift"])
      .union(LibraryFolder.modules(of: library).map { $0.lowercased() })
    return taken.contains(name.lowercased()) ? name + "App" : name
  }

  /// The errors in a compiler's output, with the project's own paths.
  private static func errors(_ output: String) -> CompilerOutput {
    CompilerOutput(output) { path in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? path
    }
  }

  /// A summary of a compiler's output.
  func problems(in output: String, of prepared: Prepared) -> String {
    text(Self.errors(output), output, prepared)
  }

  /// The errors as text; the complete output if no error was recognised.
  private func text(_ errors: CompilerOutput, _ output: String, _ prepared: Prepared) -> String {
    if output.contains("No space left on device") {
      return "There is no room left on the disk for the build of '\(target.name)'."
    }
    if errors.errors.isEmpty { return output }
    return errors.text(
      limit: isVerbose ? .max : 20, missing: CompilerOutput.missingNames(in: library),
      skipped: CompilerOutput.declarations(in: prepared.skipped))
  }
}
