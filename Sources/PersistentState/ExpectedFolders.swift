import Foundation

/// Folders of the user's that programs take to be there, as they are on Apple's systems.
package enum ExpectedFolders {
  /// Makes those for documents and for caches where they are missing, as for a user of a container.
  ///
  /// Programs write into them without looking first, and often without asking whether that went
  /// well: what the user made would be lost.
  package static func make() {
    make(
      [.documentDirectory, .cachesDirectory].flatMap {
        FileManager.default.urls(for: $0, in: .userDomainMask)
      })
  }

  /// Makes those of `folders` that are missing where the folder around them is there.
  package static func make(_ folders: [URL]) {
    for folder in folders where !FileManager.default.fileExists(atPath: folder.path) {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }
  }
}
