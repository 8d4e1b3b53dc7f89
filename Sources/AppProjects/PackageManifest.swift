import Foundation

/// Reads a Swift package through `swift package dump-package`.
enum PackageManifest {
  static func project(in folder: URL) throws -> AppProject {
    if let playground = SourceFolder.playground(folder) { return playground }
    let manifest = try dump(folder)
    var targets = manifest.targets.filter { $0.type != "plugin" && $0.type != "binary" }
      .map { target($0, in: folder, manifest) }
    // An app is an executable target; a library that contains '@main' counts as one, too.
    for index in targets.indices where targets[index].kind == .library {
      if targets[index].sources.contains(where: Self.startsApp) { targets[index].kind = .app }
    }
    return AppProject(name: manifest.name, folder: folder, targets: targets)
  }

  private static func startsApp(_ file: URL) -> Bool {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
    return text.contains("@main")
      && text.range(of: #":\s*(SwiftUI\.)?App\b"#, options: .regularExpression) != nil
  }

  private static func target(
    _ found: Manifest.Target, in folder: URL, _ manifest: Manifest
  ) -> AppTarget {
    let kind: AppTarget.Kind =
      switch found.type {
      case "executable": .app
      case "regular": .library
      case "test": .tests
      default: .other
      }
    var target = AppTarget(name: found.name, kind: kind)
    let home = found.home(in: folder)
    let excluded = (found.exclude ?? []).map { home.appendingPathComponent($0).path }
    let declared = found.resources ?? []
    let resources = declared.map { home.appendingPathComponent($0.path) }
    for file in home.filesBelow {
      if isInformation(file, of: kind) {
        target.information = try? Data(contentsOf: file)
        continue
      }
      if excluded.contains(where: { file.path == $0 || file.path.hasPrefix($0 + "/") }) { continue }
      let isResource = resources.contains {
        file.path == $0.path || file.path.hasPrefix($0.path + "/")
      }
      if isResource, file.pathExtension != "swift" { continue }
      // Some types of files need not be declared.
      let known = [
        "swift", "m", "c", "metal", "storyboard", "xib", "xcassets", "xcstrings", "strings",
        "stringsdict",
      ]
      if isResource || known.contains(file.pathExtension) { target.add(file) }
    }
    for (place, resource) in zip(resources, declared) where place.isThere {
      // A processed folder is replaced by its contents, a copied one stays a folder.
      let files = resource.isCopied || !place.isFolder ? [place] : place.filesBelow
      target.resources += files.filter { !isInformation($0, of: kind) }
    }
    target.hasOwnBundle = !target.resources.isEmpty
    target.dependencies = found.dependencies.compactMap(\.name)
    target.settings.languageVersion = manifest.languageVersion
    for setting in found.settings ?? [] where setting.tool == "swift" { apply(setting, &target) }
    return target
  }

  /// Whether a file is an app's Info.plist. SwiftPM accepts no resource with that name: it is
  /// excluded, or prefixed with the target's name.
  private static func isInformation(_ file: URL, of kind: AppTarget.Kind) -> Bool {
    kind == .app && file.lastPathComponent.hasSuffix("Info.plist")
  }

  private static func apply(_ setting: Manifest.Setting, _ target: inout AppTarget) {
    if let names = setting.kind["define"]?.strings { target.settings.conditions += names }
    if let names = setting.kind["enableUpcomingFeature"]?.strings {
      target.settings.features += names
    }
    if let version = setting.kind["swiftLanguageMode"]?.strings.first.flatMap({ Int($0.prefix(1)) })
    {
      target.settings.languageVersion = version
    }
    if setting.kind["defaultIsolation"]?.strings.contains("MainActor") == true {
      target.settings.isMainActorByDefault = true
    }
  }

  private static func dump(_ folder: URL) throws -> Manifest {
    let result = try Command.run(["swift", "package", "dump-package"], in: folder)
    guard result.status == 0 else {
      throw ProjectError(
        "The package in '\(folder.path)' cannot be read:\n\(result.errors.prefix(2_000))")
    }
    do {
      return try JSONDecoder().decode(Manifest.self, from: Data(result.output.utf8))
    } catch {
      throw ProjectError("What SwiftPM says of the package in '\(folder.path)' is not understood.")
    }
  }
}

/// The relevant parts of the dump.
private struct Manifest: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
    let resources: [Resource]?
    let dependencies: [Dependency]
    let settings: [Setting]?
  }

  struct Resource: Decodable {
    let path: String
    let rule: [String: Anything]?

    var isCopied: Bool { rule?.keys.contains("copy") ?? false }
  }

  /// `{"byName": ["Core", null]}`, `{"product": ["X", "package", null, null]}`
  struct Dependency: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
      let parts = try decoder.singleValueContainer().decode([String: Anything].self)
      name = parts.values.first?.strings.first
    }
  }

  struct Setting: Decodable {
    let tool: String
    let kind: [String: Anything]
  }

  struct Version: Decodable { let _version: String }

  let name: String
  let targets: [Target]
  let swiftLanguageVersions: [String]?
  let toolsVersion: Version

  /// The version in the manifest, or the default of its tools version.
  var languageVersion: Int {
    if let said = swiftLanguageVersions?.compactMap({ Int($0.prefix(1)) }).max() { return said }
    return (Int(toolsVersion._version.prefix(1)) ?? 5) >= 6 ? 6 : 5
  }
}

extension Manifest.Target {
  func home(in folder: URL) -> URL {
    if let path { return path == "." ? folder : folder.appendingPathComponent(path) }
    let parents = type == "test" ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
    let places = parents.map { folder.appendingPathComponent($0).appendingPathComponent(name) }
    return places.first(where: \.isFolder)
      ?? parents.map { folder.appendingPathComponent($0) }.first(where: \.isFolder) ?? folder
  }
}

/// The strings in JSON whose structure differs between tools versions.
private struct Anything: Decodable {
  let strings: [String]

  init(from decoder: any Decoder) throws {
    if let string = try? decoder.singleValueContainer().decode(String.self) {
      strings = [string]
    } else if let list = try? decoder.singleValueContainer().decode([Anything?].self) {
      strings = list.compactMap { $0 }.flatMap(\.strings)
    } else if let parts = try? decoder.singleValueContainer().decode([String: Anything?].self) {
      strings = parts.sorted { $0.key < $1.key }.compactMap(\.value).flatMap(\.strings)
    } else {
      strings = []
    }
  }
}
