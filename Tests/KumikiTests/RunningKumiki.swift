import Foundation

/// The program that was built along with the tests.
final class RunningKumiki {
  private let process = Process()
  private let output = Pipe()

  init(_ arguments: [String], in folder: URL, input: URL? = nil) throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("kumiki")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    if let input { process.standardInput = try FileHandle(forReadingFrom: input) }
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// Kills it without a chance to clean up.
  func kill() { _ = Foundation.kill(process.processIdentifier, SIGKILL) }

  /// The output and the exit status.
  func end() -> (text: String, status: Int32) {
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  /// Runs it to completion.
  static func run(
    _ arguments: [String], in folder: URL, input: URL? = nil
  ) throws -> (text: String, status: Int32) {
    try RunningKumiki(arguments, in: folder, input: input).end()
  }

  /// A temporary folder with files for one test.
  static func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumiki-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder)
  }
}
