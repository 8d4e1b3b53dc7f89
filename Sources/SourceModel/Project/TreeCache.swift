import Foundation
import UserFiles

/// Syntax trees of parsed texts, stored in a folder by content.
///
/// A file is named by a checksum of the text and contains the text's length and the tree. A file
/// that cannot be read is parsed again; one that cannot be written is not kept. The folder may be
/// deleted at any time.
package struct TreeCache: Sendable {
  package let folder: URL

  /// A cache in a folder, which is created at the first write.
  package init(folder: URL) { self.folder = folder }

  /// The cache folder of this user.
  package static var standardFolder: URL {
    BaseDirectory.cache.url(environment: ProcessInfo.processInfo.environment)
      .appendingPathComponent("kumiki/trees-\(TreeCoding.version)")
  }

  func tree(of text: SourceText, path: String) -> SourceTree? {
    guard let data = try? Data(contentsOf: file(of: text)) else { return nil }
    return data.withUnsafeBytes { TreeCoding.decode($0, text: text, path: path) }
  }

  func store(_ tree: SourceTree) {
    // Small trees are parsed faster than files are opened.
    guard tree.text.count > 200 else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(TreeCoding.encode(tree)).write(to: file(of: tree.text), options: .atomic)
  }

  private func file(of text: SourceText) -> URL {
    folder.appendingPathComponent(ContentHash.hexadecimal(of: text.bytes))
  }
}
