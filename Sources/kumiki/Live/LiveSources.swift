import AppProjects
import Foundation

/// The current state of a project's files that are followed while its app runs.
struct LiveSources {
  /// The texts of each module's files, by their paths in the package that is built.
  let texts: [String: [String: String]]
  /// Changes if a resource does.
  let resources: String
  /// The folders whose changes may affect the app.
  let folders: Set<URL>

  init(_ project: AppProject, _ prepared: AppBuild.Prepared) {
    let resources = prepared.targets.flatMap { $0.resources.flatMap(Self.everything) }
    texts = Self.texts(of: prepared)
    self.resources = Self.state(of: resources, prepared)
    folders = Self.folders(project, prepared.targets.flatMap(\.sources) + resources)
  }

  private static func texts(of prepared: AppBuild.Prepared) -> [String: [String: String]] {
    var texts: [String: [String: String]] = [:]
    for target in prepared.targets {
      let folder = prepared.package.appendingPathComponent("Sources/\(target.module)")
      for file in swiftFiles(below: folder) {
        texts[target.module, default: [:]][file.path] = try? String(
          contentsOf: file, encoding: .utf8)
      }
    }
    return texts
  }

  private static func swiftFiles(below folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (entries ?? []).flatMap { entry -> [URL] in
      if entry.pathExtension == "swift" { return [entry] }
      let isFolder = try? entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
      return isFolder == true ? swiftFiles(below: entry) : []
    }
  }

  private static func state(of files: [URL], _ prepared: AppBuild.Prepared) -> String {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
    let lines = files.map { file in
      let values = try? file.resourceValues(forKeys: keys)
      let date = values?.contentModificationDate?.timeIntervalSince1970 ?? 0
      return "\(file.path) \(date) \(values?.fileSize ?? 0)"
    }
    let information = prepared.targets.map { $0.information.map { "\($0.hashValue)" } ?? "" }
    return (lines.sorted() + information).joined(separator: "\n")
  }

  /// A file, or a folder with everything below it.
  private static func everything(_ url: URL) -> [URL] {
    let below = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return [url] + (below?.compactMap { $0 as? URL } ?? [])
  }

  private static func folders(_ project: AppProject, _ files: [URL]) -> Set<URL> {
    var folders: Set<URL> = [project.folder]
    let home = project.folder.standardizedFileURL.path + "/"
    for file in files {
      var folder = file.deletingLastPathComponent().standardizedFileURL
      // A new file may appear in any folder between.
      while folders.insert(folder).inserted, folder.path.hasPrefix(home) {
        folder = folder.deletingLastPathComponent()
      }
    }
    let entries = try? FileManager.default.contentsOfDirectory(
      at: project.folder, includingPropertiesForKeys: nil)
    return folders.union((entries ?? []).filter { $0.pathExtension == "xcodeproj" })
  }
}
