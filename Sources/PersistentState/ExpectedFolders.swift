import Foundation

/// User folders that programs expect to exist, as on Apple's systems.
package enum ExpectedFolders {
  /// Creates the missing document and cache folders, such as for the user of a container.
  ///
  /// Programs write into them without checking, and often without handling errors: the user's data
  /// would be lost.
  package static func make() {
    make(
      [.documentDirectory, .cachesDirectory].flatMap {
        FileManager.default.urls(for: $0, in: .userDomainMask)
      })
  }

  /// Creates the missing `folders` whose parent exists.
  package static func make(_ folders: [URL]) {
    for folder in folders where !FileManager.default.fileExists(atPath: folder.path) {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }
  }
}
