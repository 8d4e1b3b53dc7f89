import Foundation

/// A folder of a test's own, gone when the test is over.
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

  /// Every file with its text, for the comparison of before and after.
  var contents: [String: Data] {
    var result: [String: Data] = [:]
    let walk = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    while let file = walk?.nextObject() as? URL {
      if let data = FileManager.default.contents(atPath: file.path) { result[file.path] = data }
    }
    return result
  }
}
