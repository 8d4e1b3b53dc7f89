import Foundation

/// Determines what kind of project a path is, and reads it.
///
/// ```swift
/// let project = try ProjectFinder().project(at: URL(fileURLWithPath: "~/src/TheirApp"))
/// ```
package struct ProjectFinder {
  private let files = FileManager.default
  /// Folders with packages that a project depends on.
  private let packages: [URL]

  package init(packages: [URL] = []) { self.packages = packages }

  /// - Throws: ``ProjectError`` if there is nothing to run, or the choice is ambiguous.
  package func project(at path: URL) throws -> AppProject {
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: path.path, isDirectory: &isFolder) else {
      throw ProjectError("There is nothing at '\(path.path)'.")
    }
    switch path.pathExtension {
    case "swift" where !isFolder.boolValue && path.lastPathComponent != "Package.swift":
      return try SourceFolder.project(file: path)
    case "xcodeproj": return try XcodeProject(at: path, packages: packages).project()
    case "xcworkspace": return try workspace(path)
    default: break
    }
    if path.lastPathComponent == "Package.swift" {
      return try PackageManifest.project(in: path.deletingLastPathComponent())
    }
    guard isFolder.boolValue else {
      throw ProjectError(
        "'\(path.lastPathComponent)' is no project: give a folder, an .xcodeproj or .xcworkspace, "
          + "a Package.swift or a .swift file.")
    }
    return try project(in: path)
  }

  private func workspace(_ path: URL) throws -> AppProject {
    let projects = try XcodeWorkspace.projects(at: path).compactMap { url -> AppProject? in
      guard files.fileExists(atPath: url.path) else { return nil }
      return try XcodeProject(at: url, packages: packages).project()
    }
    guard let first = projects.first(where: { !$0.apps.isEmpty }) ?? projects.first else {
      throw ProjectError(
        "The workspace '\(path.lastPathComponent)' names no project that is there.")
    }
    // Pods and other projects next to the app's contain modules that it may need.
    var whole = first
    whole.name = path.deletingPathExtension().lastPathComponent
    for project in projects where project.folder != first.folder || project.name != first.name {
      whole.targets += project.targets.filter { other in
        !whole.targets.contains { $0.name == other.name }
      }
    }
    return whole
  }

  /// The project in a folder: the nearest description, otherwise plain sources.
  private func project(in folder: URL) throws -> AppProject {
    var level = [folder]
    for depth in 0..<4 {
      let found = level.flatMap { descriptions(in: $0) }
      if let project = try best(of: found, in: folder) { return project }
      if depth == 0, let playground = SourceFolder.playground(folder) { return playground }
      level = level.flatMap(subfolders)
    }
    // A package of libraries: its manifest tells more than its sources alone, unless it only
    // supports the build of a project that another file describes.
    let manifest = folder.appendingPathComponent("Package.swift")
    if files.fileExists(atPath: manifest.path), SourceFolder.note(on: folder).isEmpty {
      return try PackageManifest.project(in: folder)
    }
    return try SourceFolder.project(folder: folder)
  }

  private func best(of found: [URL], in folder: URL) throws -> AppProject? {
    guard !found.isEmpty else { return nil }
    // A project without an app (an example's library, a package of tools) does not hide one next to
    // it.
    var projects: [(url: URL, project: AppProject)] = []
    var failure: (any Error)?
    for url in found {
      do { projects.append((url, try project(at: url))) } catch { failure = failure ?? error }
    }
    let withApps = projects.filter { !$0.project.apps.isEmpty }
    if let workspace = withApps.first(where: { $0.url.pathExtension == "xcworkspace" }) {
      return workspace.project
    }
    if withApps.count > 1 {
      let own = withApps.filter {
        $0.url.deletingPathExtension().lastPathComponent == folder.lastPathComponent
      }
      if own.count == 1 { return own[0].project }
      let names = withApps.map { "'\($0.url.relative(to: folder))'" }.sorted()
      throw ProjectError(
        "There are several projects here; say which: \(names.joined(separator: ", ")).")
    }
    if let project = withApps.first?.project { return project }
    if let failure { throw failure }
    return nil
  }

  private func descriptions(in folder: URL) -> [URL] {
    entries(of: folder).filter {
      ["xcodeproj", "xcworkspace"].contains($0.pathExtension)
        || $0.lastPathComponent == "Package.swift"
    }
  }

  private static let passedBy: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules", "checkouts",
  ]

  private func subfolders(of folder: URL) -> [URL] {
    entries(of: folder).filter {
      $0.isFolder && !["xcodeproj", "xcworkspace", "xcassets"].contains($0.pathExtension)
        && !Self.passedBy.contains($0.lastPathComponent)
    }
  }

  private func entries(of folder: URL) -> [URL] {
    let urls = try? files.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (urls ?? []).sorted { $0.path < $1.path }
  }
}
