import Foundation

/// A temporary folder for one test, deleted when the test ends.
final class ScratchFolder {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "projects-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult
  func write(_ path: String, _ text: String = "") throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// The text of every file by path, to compare before and after.
  var contents: [String: Data] {
    var result: [String: Data] = [:]
    let walk = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    while let file = walk?.nextObject() as? URL {
      if let data = FileManager.default.contents(atPath: file.path) { result[file.path] = data }
    }
    return result
  }
}
