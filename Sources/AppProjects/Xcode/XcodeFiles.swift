import Foundation

/// Locates the files of a project: each reference has a path relative to its group.
struct XcodeFiles {
  private let objects: XcodeObjects
  private let root: URL
  /// The base folder of each group's or file's path.
  private var bases: [String: URL] = [:]

  /// - Parameter root: the folder of the project.
  init(_ objects: XcodeObjects, root: URL) {
    self.objects = objects
    self.root = root
    if let id = objects.root.string("mainGroup") { walk(id, from: root, []) }
  }

  private mutating func walk(_ id: String, from base: URL, _ above: Set<String>) {
    // A damaged project may contain a group inside itself.
    guard let object = objects[id], !above.contains(id) else { return }
    bases[id] = base
    let own = place(object, base)
    for child in object["children"] as? [String] ?? [] {
      walk(child, from: own, above.union([id]))
    }
  }

  private func place(_ object: XcodeObjects.Object, _ base: URL) -> URL {
    guard let path = object.string("path") else { return base }
    switch object.string("sourceTree") {
    case "<absolute>": return URL(fileURLWithPath: path)
    case "SOURCE_ROOT": return root.appendingPathComponent(path)
    default: return base.appendingPathComponent(path)
    }
  }

  /// The location of a file or group.
  func url(of id: String) -> URL? {
    guard let object = objects[id] else { return nil }
    if let tree = object.string("sourceTree"),
      ["SDKROOT", "BUILT_PRODUCTS_DIR", "DEVELOPER_DIR"]
        .contains(tree)
    {
      return nil
    }
    return place(object, bases[id] ?? root).asItIsSpelled(below: root)
  }

  /// The files that a reference stands for: the file itself, or those of all languages.
  func urls(of id: String) -> [URL] {
    guard let object = objects[id] else { return [] }
    if ["PBXVariantGroup", "XCVersionGroup"].contains(object.kind) {
      return objects.list(object, "children").compactMap { url(of: $0.id) }
    }
    return url(of: id).map { [$0] } ?? []
  }

  /// The files in a synchronised folder (since Xcode 16) that belong to a target.
  ///
  /// - Parameter isMember: whether the whole folder belongs to the target; otherwise only the
  ///   exceptions.
  func urls(ofSynchronized id: String, target: String, isMember: Bool) -> [URL] {
    guard let object = objects[id], let folder = url(of: id) else { return [] }
    var named: Set<String> = []
    for (_, exception) in objects.list(object, "exceptions")
    where exception.string("target") == target {
      named.formUnion(exception["membershipExceptions"] as? [String] ?? [])
    }
    if !isMember, named.isEmpty { return [] }
    let explicit = Set((object["explicitFolders"] as? [String] ?? []))
    return folder.filesBelow.compactMap { file in
      let path = file.relative(to: folder)
      let isNamed = named.contains(path) || named.contains { path.hasPrefix($0 + "/") }
      guard isNamed != isMember else { return nil }
      // A folder that is copied as a whole stands for everything in it.
      if let whole = explicit.first(where: { path.hasPrefix($0 + "/") }) {
        return folder.appendingPathComponent(whole)
      }
      return file
    }
  }
}
