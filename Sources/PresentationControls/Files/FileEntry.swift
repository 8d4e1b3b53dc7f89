import Foundation

/// One row of a file panel.
struct FileEntry: Identifiable {
  let url: URL
  let isFolder: Bool

  var id: String { url.path }
  var name: String { url.lastPathComponent }

  /// Returns the contents of a folder: folders first, each group sorted by name.
  static func list(_ folder: URL, includingHidden: Bool) throws -> [FileEntry] {
    let files = FileManager.default
    let names = try files.contentsOfDirectory(atPath: folder.path)
    let entries = names.filter { includingHidden || !$0.hasPrefix(".") }.map { name in
      let url = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      _ = files.fileExists(atPath: url.path, isDirectory: &isFolder)
      return FileEntry(url: url.standardizedFileURL, isFolder: isFolder.boolValue)
    }
    return entries.sorted {
      $0.isFolder == $1.isFolder
        ? $0.name.localizedStandardCompare($1.name) == .orderedAscending : $0.isFolder
    }
  }
}
