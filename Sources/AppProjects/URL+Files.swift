import Foundation

extension URL {
  /// Whether it is an existing folder.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  package var isThere: Bool { FileManager.default.fileExists(atPath: path) }

  /// The path relative to a folder if it is inside, otherwise the absolute path.
  package func relative(to folder: URL) -> String {
    let (own, base) = (standardizedFileURL.path, folder.standardizedFileURL.path)
    guard own.hasPrefix(base + "/") else { return own }
    return String(own.dropFirst(base.count + 1))
  }

  /// The file with this path, ignoring case: in projects made on a Mac, references may differ in
  /// case from the files on disk.
  func asItIsSpelled(below root: URL) -> URL {
    if isThere { return self }
    var found = root
    for name in relative(to: root).split(separator: "/").map(String.init) {
      let exact = found.appendingPathComponent(name)
      if exact.isThere || name == ".." {
        found = exact
        continue
      }
      let entries = try? FileManager.default.contentsOfDirectory(atPath: found.path)
      guard let other = entries?.first(where: { $0.lowercased() == name.lowercased() }) else {
        return self
      }
      found = found.appendingPathComponent(other)
    }
    return found
  }

  /// The files below a folder, sorted by path, without hidden ones. A folder that the user sees as
  /// one file (an asset catalogue, a localisation) counts as a file.
  package var filesBelow: [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: self, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (entries ?? []).sorted { $0.path < $1.path }.flatMap { entry -> [URL] in
      guard entry.isFolder, !Self.wholes.contains(entry.pathExtension) else { return [entry] }
      return entry.filesBelow
    }
  }

  /// The extensions of folders that count as files.
  static let wholes: Set<String> = [
    "xcassets", "lproj", "bundle", "xcodeproj", "xcworkspace", "xcdatamodeld", "xcdatamodel",
    "playground", "xcframework", "framework", "docc", "icon", "scnassets", "app",
  ]
}
