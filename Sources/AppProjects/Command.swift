import Foundation

/// Runs a program until it ends.
package enum Command {
  /// Replaces this process with a program, which takes over the terminal, signals and exit status.
  ///
  /// - Parameter arguments: the program's path or name, followed by its arguments.
  package static func replaceProcess(by arguments: [String]) throws -> Never {
    var pointers = arguments.map { strdup($0) } + [nil]
    execvp(arguments[0], &pointers)
    throw ProjectError("'\(arguments[0])' cannot be started: \(String(cString: strerror(errno))).")
  }

  package struct Result: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String
  }

  /// - Parameter arguments: the program's name, looked up in `PATH`, followed by its arguments.
  package static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw ProjectError("'\(arguments.first ?? "")' cannot be run: \(error.localizedDescription)")
    }
    // Both are read at once: a program that fills one pipe would otherwise block forever.
    let group = DispatchGroup()
    nonisolated(unsafe) var said = Data()
    DispatchQueue.global().async(group: group) {
      said = errors.fileHandleForReading.readDataToEndOfFile()
    }
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self))
  }
}
