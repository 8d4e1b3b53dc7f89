import AppProjects
import Foundation

/// Runs a build and shows its progress on the terminal, in one line.
struct BuildProgress {
  let name: String
  let isVerbose: Bool

  func run(_ command: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw ProjectError("'swift' cannot be run: \(error.localizedDescription)")
    }
    var output = Data()
    var hasLine = false
    while true {
      let part = pipe.fileHandleForReading.availableData
      if part.isEmpty { break }
      output += part
      if isVerbose {
        FileHandle.standardError.write(part)
      } else if Terminal.isErrorTerminal, let line = Self.lastStep(part) {
        hasLine = true
        let text = "Building \(name): \(line)".prefix(78)
        FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
      }
    }
    process.waitUntilExit()
    if hasLine { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// "[12/340] Compiling ViewRuntime Element.swift"
  private static func lastStep(_ part: Data) -> Substring? {
    String(decoding: part, as: UTF8.self).split(whereSeparator: \.isNewline)
      .last { $0.hasPrefix("[") || $0.contains("waiting") }
      .map { $0.prefix(70) }
  }
}
