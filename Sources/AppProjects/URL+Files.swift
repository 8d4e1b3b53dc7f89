import Foundation

extension URL {
  /// Whether a folder is there.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  package var isThere: Bool { FileManager.default.fileExists(atPath: path) }

  /// The path as seen from a folder, where it lies inside; else the whole path.
  package func relative(to folder: URL) -> String {
    let (own, base) = (standardizedFileURL.path, folder.standardizedFileURL.path)
    guard own.hasPrefix(base + "/") else { return own }
    return String(own.dropFirst(base.count + 1))
  }

  /// The file of this path whatever the case of its letters: projects that were made on a Mac need
  /// not spell their files as the disk does.
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

  /// The files below a folder in the order of their paths, hidden ones left out. A folder that is a
  /// file to its users (a catalogue of assets, a language) is one of them.
  package var filesBelow: [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: self, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (entries ?? []).sorted { $0.path < $1.path }.flatMap { entry -> [URL] in
      guard entry.isFolder, !Self.wholes.contains(entry.pathExtension) else { return [entry] }
      return entry.filesBelow
    }
  }

  /// The endings of folders that are one thing.
  static let wholes: Set<String> = [
    "xcassets", "lproj", "bundle", "xcodeproj", "xcworkspace", "xcdatamodeld", "xcdatamodel",
    "playground", "xcframework", "framework", "docc", "icon", "scnassets", "app",
  ]
}
