import Foundation

/// Where a test's expected tree is kept: `Tests/Trees/<module>/<test file>/<name>.txt`; pictures
/// lie in `Tests/Pictures` in the same way.
///
/// Outside of the test target's own folder, in which the package manager would warn of a file that
/// is no source.
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
