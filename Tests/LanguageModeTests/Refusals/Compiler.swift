import Foundation
import Testing

/// Runs the compiler on a few lines that import SwiftUI.
enum Compiler {
  /// The compiler's diagnostics, "error: ..." and "warning: ...", without file and line.
  static func messages(swift mode: Int, _ source: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("refusal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Source.swift")
    try "import SwiftUI\n\(source)".write(to: file, atomically: true, encoding: .utf8)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "\(mode)",
      "-I", try modules().path, file.path,
    ]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let messages: [String] = text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(file.path),
        let place = line.range(of: #": (error|warning): "#, options: .regularExpression)
      else { return nil }
      return String(line[place.lowerBound...].dropFirst(2))
    }
    // A module that cannot be loaded is not a diagnostic about the source.
    guard process.terminationStatus == 0 || !messages.isEmpty else { throw Failure(text: text) }
    return messages
  }

  /// The compiler's output if it could not even start.
  private struct Failure: Error, CustomStringConvertible {
    let text: String
    var description: String { "The compiler failed:\n\(text)" }
  }

  /// The folder of this build's modules, next to the running tests.
  private static func modules() throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let modules = folder.appendingPathComponent("Modules")
      let module = modules.appendingPathComponent("SwiftUI.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return modules }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
