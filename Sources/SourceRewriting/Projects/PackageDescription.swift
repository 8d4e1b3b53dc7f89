import Foundation

/// The targets of a package, as printed by `swift package dump-package`.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let dependencies: [Dependency]
  }

  struct Dependency: Decodable {
    let name: String?

    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    /// Decodes `{"byName": ["Model", null]}` and `{"target": ["Model", null]}`.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      guard let key = container.allKeys.first else {
        name = nil
        return
      }
      var list = try container.nestedUnkeyedContainer(forKey: key)
      name = try? list.decode(String.self)
    }
  }

  struct ToolsVersion: Decodable { let _version: String }

  let targets: [Target]
  let toolsVersion: ToolsVersion?

  static func read(_ root: String) throws -> PackageDescription {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", root, "dump-package"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(PackageDescription.self, from: data)
  }

  func modules(of files: [String], root: String) -> [SourceModule] {
    let tools = (toolsVersion?._version).flatMap { Int($0.prefix { $0 != "." }) } ?? 5
    let mode = tools >= 6 ? "6" : "5"
    var modules: [SourceModule] = []
    for target in targets where ["regular", "executable", "test"].contains(target.type) {
      let folder =
        target.path ?? "\(target.type == "test" ? "Tests" : "Sources")/\(target.name)"
      let prefix = root == "." ? "\(folder)/" : "\(root)/\(folder)/"
      modules.append(
        SourceModule(
          name: target.name.replacingOccurrences(of: "-", with: "_"),
          files: files.filter { $0.hasPrefix(prefix) },
          dependencies: target.dependencies.compactMap(\.name), languageMode: mode))
    }
    var ordered: [SourceModule] = []
    func add(_ module: SourceModule) {
      guard !ordered.contains(where: { $0.name == module.name }) else { return }
      for name in module.dependencies {
        if let other = modules.first(where: { $0.name == name }) { add(other) }
      }
      ordered.append(module)
    }
    modules.forEach(add)
    return ordered
  }
}
