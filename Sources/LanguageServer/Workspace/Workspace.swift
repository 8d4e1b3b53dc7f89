import Foundation
import SourceModel
import StateRules

/// A folder that is open in an editor, as one project: open documents come from memory, other files
/// from disk.
final class Workspace {
  /// The path with links resolved; `nil` for a document outside any folder, which is its own
  /// project.
  let folder: String?
  var configuration: WorkspaceConfiguration {
    didSet { refresh() }
  }

  private let cache: TreeCache?
  /// By path, with links resolved.
  private var files: [String: DiskFile] = [:]
  private var cached: (key: [ObjectIdentifier], project: Project)?

  private struct DiskFile {
    let stamp: Stamp
    let file: SourceFile
  }

  /// The metadata that changes when a file is written.
  private struct Stamp: Hashable {
    var modified: Date?
    var size: Int?
  }

  init(folder: String?, configuration: WorkspaceConfiguration, cache: TreeCache?) {
    self.folder = folder
    self.configuration = configuration
    self.cache = cache
    refresh()
  }

  private var loader: ProjectLoader {
    ProjectLoader(
      excluded: configuration.excluded, options: configuration.options, cache: cache)
  }

  private var roots: [String] {
    guard let folder else { return [] }
    return configuration.paths.map { path in
      path.hasPrefix("/")
        ? DocumentAddress.resolved(path)
        : DocumentAddress.resolved(path == "." ? folder : "\(folder)/\(path)")
    }
  }

  /// Whether a path is in the folder, even if it is excluded.
  func contains(_ path: String) -> Bool {
    guard let folder else { return false }
    return path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// Whether findings are reported in a file.
  func isChecked(_ path: String) -> Bool {
    folder == nil || loader.includes(path, below: roots)
  }

  /// Reads the files that have changed on disk.
  func refresh() {
    cached = nil
    guard folder != nil else { return }
    var failures: [ProjectLoader.Failure] = []
    let paths = loader.swiftFiles(at: roots, failures: &failures)
    let known = files
    let stamped = paths.map { path -> (path: String, stamp: Stamp) in
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: DocumentAddress.resolved(path))
      return (
        DocumentAddress.resolved(path),
        Stamp(
          modified: attributes?[.modificationDate] as? Date,
          size: attributes?[.size] as? Int)
      )
    }
    let stale = stamped.filter { known[$0.path]?.stamp != $0.stamp }
    let loader = loader
    let read = Parallel.map(stale.map(\.path)) { try? loader.file(at: $0).get() }
    files = [:]
    for (path, stamp) in stamped where known[path]?.stamp == stamp { files[path] = known[path] }
    for (entry, file) in zip(stale, read) {
      if let file { files[entry.path] = DiskFile(stamp: entry.stamp, file: file) }
    }
  }

  /// The project with open documents in place of their files.
  func project(with documents: [OpenDocument]) -> Project {
    var all = files.mapValues(\.file)
    for document in documents where isChecked(document.path) { all[document.path] = document.file }
    let ordered = all.sorted { $0.key < $1.key }.map(\.value)
    let key = ordered.map { ObjectIdentifier($0) }
    if let cached, cached.key == key { return cached.project }
    let project = Project(files: ordered, options: configuration.options)
    cached = (key, project)
    return project
  }
}
