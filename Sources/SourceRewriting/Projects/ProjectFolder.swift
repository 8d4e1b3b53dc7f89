import Foundation

/// The sources of one package, Xcode project, or folder.
package struct ProjectFolder: Sendable {
  package let root: String
  /// Every Swift file below, with paths in the form in which they were given.
  package let files: [String]

  /// The complete projects that contain these files and folders, since a migration needs every use.
  package static func around(_ paths: [String]) throws -> [ProjectFolder] {
    var roots: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw CocoaError(
          .fileNoSuchFile, userInfo: [NSLocalizedDescriptionKey: "\(path): no such file"])
      }
      let folder =
        isFolder.boolValue ? path : folder(of: path)
      if let above = rootAbove(folder) {
        roots.append(above)
      } else {
        let below = isFolder.boolValue ? rootsBelow(folder) : []
        roots += below.isEmpty ? [folder] : below
      }
    }
    var seen: Set<String> = []
    let unique = roots.filter { seen.insert(absolute($0)).inserted }
    return unique.map { root in
      ProjectFolder(root: root, files: sources(below: root))
    }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func isRoot(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains {
      $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0 == "Project.swift"
    }
  }

  /// The nearest enclosing project folder, up to the repository's root.
  private static func rootAbove(_ folder: String) -> String? {
    var path = folder
    for _ in 0..<24 {
      if isRoot(path) { return path }
      if FileManager.default.fileExists(atPath: "\(path)/.git") { return nil }
      if absolute(path) == "/" { return nil }
      path = parent(of: path)
    }
    return nil
  }

  private static func parent(of path: String) -> String {
    let last = path.split(separator: "/").last
    if path == "." { return ".." }
    if last == ".." { return "\(path)/.." }
    return folder(of: path)
  }

  /// The part before the last slash. Foundation's `deletingLastPathComponent` crashes on a path of
  /// one letter.
  private static func folder(of path: String) -> String {
    var rest = path[...]
    while rest.count > 1, rest.last == "/" { rest.removeLast() }
    guard let slash = rest.lastIndex(of: "/") else { return "." }
    rest = rest[..<slash]
    while rest.count > 1, rest.last == "/" { rest.removeLast() }
    return rest.isEmpty ? "/" : String(rest)
  }

  private static func rootsBelow(_ folder: String) -> [String] {
    if isRoot(folder) { return [folder] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !isSkipped($0) }.flatMap { name -> [String] in
      let path = folder == "." ? name : "\(folder)/\(name)"
      return isPlainFolder(path) ? rootsBelow(path) : []
    }
  }

  private static func sources(below folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !isSkipped($0) }.flatMap { name -> [String] in
      let path = folder == "." ? name : "\(folder)/\(name)"
      if isPlainFolder(path) { return sources(below: path) }
      return name.hasSuffix(".swift") && name != "Package.swift" ? [path] : []
    }
  }

  /// Whether it is a folder and not a link, which might lead to a cycle.
  private static func isPlainFolder(_ path: String) -> Bool {
    let kind =
      (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    return kind == .typeDirectory
  }

  /// Whether a folder contains third-party or generated code.
  private static func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".")
      || ["Pods", "Carthage", "DerivedData", "build", "node_modules", "Checkouts"].contains(name)
  }

  /// The modules of the files, each after its dependencies.
  package func modules() -> [SourceModule] {
    guard FileManager.default.fileExists(atPath: "\(root)/Package.swift"),
      let described = try? PackageDescription.read(root)
    else {
      // The tests of an Xcode project import its module, whose name is unknown here.
      let own = files.filter { !Self.isTest($0) }
      return [SourceModule(name: "Sources", files: own)]
    }
    return described.modules(of: files, root: root)
  }

  static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasSuffix("Tests") }
  }
}
