import AppProjects
import Foundation

/// `kumiki package`: builds an installable package from an app's sources.
enum PackageSubcommand: Subcommand {
  static let name = "package"
  static let summary = "make what a Linux user installs of an app: .deb, tarball, Flatpak manifest"
  static let help = """
    kumiki package [PATH] [OPTION...]

    Builds the app at PATH, this folder if not given, optimised, with Swift's runtime in it, and makes a
    Debian package, a tarball and a Flatpak manifest of it, each with an entry for menus, its icon, the
    documents and links that it opens, AppStream data, resources and translations. All of it is taken
    from the project's Info.plist and asset catalogue.

      --to DIR         where they are written; this folder if not given
      --kind KIND      deb, tarball or flatpak; several times for several; all if not given
      --terminal       an app for the terminal; without it, for a window of the desktop
      --id ID          in place of the bundle identifier: org.example.App
      --app-version V  in place of the version in Info.plist
      --target NAME    one of several targets
      --skip-missing   leave out files that import what is not here
      --packages DIR   a folder with packages that the project would download
      --verbose        all that the compiler prints
      --kumiki DIR     Kumiki's own folder, where it is not found by itself
    """

  static func run(_ arguments: [String]) async throws -> ExitStatus {
    let options = try Arguments(
      arguments,
      options: ["to", "kind", "id", "app-version", "target", "packages", "kumiki"],
      flags: ["terminal", "skip-missing", "verbose"])
    let kinds = try options.list("kind").map { name in
      guard let kind = PackageBuild.Kind(rawValue: name) else {
        throw UsageError("'--kind' is deb, tarball or flatpak, not '\(name)'.")
      }
      return kind
    }
    if let identifier = options.value("id"), identifier.split(separator: ".").count < 3 {
      throw UsageError("'--id' is written as org.example.App, not '\(identifier)'.")
    }
    let build = try options.build(options.project(), hasWindow: !options.has("terminal"))
    let packaging = PackageBuild(
      build, try build.prepare(), identifier: options.value("id"),
      version: options.value("app-version"))
    let folder = URL(fileURLWithPath: options.value("to") ?? ".").standardizedFileURL
    guard
      let written = try packaging.run(
        kinds.isEmpty ? PackageBuild.Kind.allCases : kinds, to: folder)
    else { return .findings }
    for file in written { print(file.path) }
    return .clean
  }
}
