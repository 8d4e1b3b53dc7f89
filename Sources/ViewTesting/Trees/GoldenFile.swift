import Foundation

/// The file of a test's expected tree: `Tests/Trees/<module>/<test file>/<name>.txt`; pictures are
/// in `Tests/Pictures` in the same way.
///
/// It is outside the test target's folder, where the package manager would warn about a file that
/// is not a source.
struct GoldenFile {
  let url: URL

  init(
    _ name: String, testPath: String, testID: String, folder kind: String = "Trees",
    ending: String = "txt"
  ) {
    let source = URL(fileURLWithPath: testPath)
    let module = testID.prefix { $0 != "/" }
    var folder = source.deletingLastPathComponent()
    while folder.path != "/", !Self.isPackage(folder) { folder.deleteLastPathComponent() }
    let base =
      Self.isPackage(folder)
      ? folder.appendingPathComponent("Tests") : source.deletingLastPathComponent()
    url = base.appendingPathComponent(kind).appendingPathComponent(String(module))
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(name).\(ending)")
  }

  private static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  }

  var text: String? { try? String(contentsOf: url, encoding: .utf8) }

  var data: Data? { try? Data(contentsOf: url) }

  func write(_ text: String) throws { try write(Data(text.utf8)) }

  func write(_ data: Data) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }
}
