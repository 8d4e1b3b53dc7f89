import Foundation

/// Checks with the compiler whether sources type-check against Kumiki's own SwiftUI module, which
/// otherwise needs a Mac.
package struct TypeChecker: Sendable {
  /// The folder with `SwiftUI.swiftmodule`.
  package let modules: String

  package init(modules: String) { self.modules = modules }

  /// The modules that belong to a program: next to it, as in SwiftPM's build folder, or in `sdk`.
  package static func find(
    sdk: String? = nil, program: String = CommandLine.arguments[0]
  ) -> TypeChecker? {
    var places: [URL] = []
    if let sdk {
      let folder = URL(fileURLWithPath: sdk)
      places = [folder, folder.appendingPathComponent("Modules")]
      places.append(folder.appendingPathComponent(".build/debug/Modules"))
    } else {
      var folder = executable(of: program).deletingLastPathComponent()
      while folder.path.count > 1 {
        places.append(folder.appendingPathComponent("Modules"))
        folder.deleteLastPathComponent()
      }
    }
    let found = places.first {
      FileManager.default.fileExists(
        atPath: $0.appendingPathComponent("SwiftUI.swiftmodule").path)
    }
    return found.map { TypeChecker(modules: $0.path) }
  }

  /// A program that was found through `PATH` knows only its name.
  private static func executable(of program: String) -> URL {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.path == "/proc/self/exe"
      ? URL(fileURLWithPath: program).resolvingSymlinksInPath() : own
  }

  /// One message of the compiler.
  package struct Message: Hashable, Sendable, CustomStringConvertible {
    package let path: String
    package let line: Int
    package let column: Int
    package let text: String
    package var description: String { "\(path):\(line):\(column): error: \(text)" }
  }

  /// The errors of the modules, which are sorted so that dependencies come first.
  /// - Parameter texts: contents by path; they are checked in a separate folder, so they may differ
  ///   from the files.
  package func errors(in sources: [SourceModule], texts: [String: [UInt8]]) throws -> [Message] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumiki-verify-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: folder) }
    let built = folder.appendingPathComponent("Modules")
    try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
    var messages: [Message] = []
    for module in sources where !module.files.isEmpty {
      // Names only have to be unique, and messages have to map back to the original paths.
      var original: [String: String] = [:]
      let place = folder.appendingPathComponent("Sources-\(module.name)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for (index, path) in module.files.enumerated() {
        let name = URL(fileURLWithPath: path).lastPathComponent
        let copies = module.files.count { URL(fileURLWithPath: $0).lastPathComponent == name } > 1
        let file = place.appendingPathComponent(copies ? "\(index)-\(name)" : name)
        try Data(texts[path] ?? []).write(to: file)
        original[file.path] = path
      }
      let files = original.keys.sorted()
      let isNeeded = sources.contains { $0.dependencies.contains(module.name) }
      if isNeeded {
        _ = try run(
          arguments(for: module, built: built) + [
            "-emit-module", "-emit-module-path",
            built.appendingPathComponent("\(module.name).swiftmodule").path,
          ] + files)
      }
      let output = try run(arguments(for: module, built: built) + ["-typecheck"] + files)
      messages += Self.messages(in: output, original: original)
    }
    return messages
  }

  private func arguments(for module: SourceModule, built: URL) -> [String] {
    var arguments = [
      "swiftc", "-module-name", module.name, "-swift-version", module.languageMode,
      "-enable-testing", "-I", modules, "-I", built.path, "-suppress-warnings",
    ]
    // Modules that `import Foundation` alone provides on Apple's systems.
    for name in ["Combine", "Observation", "FoundationNetworking", "FoundationNames"] {
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", name]
    }
    let hasMain = module.files.contains { $0.hasSuffix("/main.swift") || $0 == "main.swift" }
    if !hasMain { arguments.append("-parse-as-library") }
    if module.isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
    for define in module.defines { arguments += ["-D", define] }
    let macros = URL(fileURLWithPath: modules).deletingLastPathComponent()
      .appendingPathComponent("SwiftUIMacros-tool").path
    if FileManager.default.isExecutableFile(atPath: macros) {
      arguments += ["-load-plugin-executable", "\(macros)#SwiftUIMacros"]
    }
    return arguments
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus != 0, !text.contains(": error: "), !text.contains("error: ") {
      throw CocoaError(
        .executableLoad, userInfo: [NSLocalizedDescriptionKey: "swiftc failed: \(text)"])
    }
    return text
  }

  private static func messages(in output: String, original: [String: String]) -> [Message] {
    var seen: Set<Message> = []
    var messages: [Message] = []
    for line in output.split(separator: "\n") {
      guard let mark = line.range(of: ": error: ") ?? line.range(of: "error: ") else { continue }
      let text = String(line[mark.upperBound...])
      var place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      let column = place.popLast().flatMap { Int($0) } ?? 0
      let row = place.popLast().flatMap { Int($0) } ?? 0
      let path = place.joined(separator: ":")
      let message = Message(path: original[path] ?? path, line: row, column: column, text: text)
      if seen.insert(message).inserted { messages.append(message) }
    }
    return messages
  }
}
