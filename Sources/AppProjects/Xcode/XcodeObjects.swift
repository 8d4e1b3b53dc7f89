import Foundation

/// The objects of a `project.pbxproj`, each a dictionary under an id.
struct XcodeObjects {
  typealias Object = [String: Any]

  private let objects: [String: Object]
  let root: Object

  /// - Throws: ``ProjectError`` if the file is not a project, or is damaged.
  init(file: URL) throws {
    let name = file.deletingLastPathComponent().lastPathComponent
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw ProjectError("'\(name)' has no project.pbxproj that can be read.")
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = list as? Object, let objects = list["objects"] as? [String: Any] else {
      let text = String(decoding: data, as: UTF8.self)
      let hint =
        text.contains("<<<<<<<") ? " It has marks of a merge that was not finished." : ""
      throw ProjectError("'\(name)' is damaged: its project.pbxproj cannot be read.\(hint)")
    }
    self.objects = objects.compactMapValues { $0 as? Object }
    guard let id = list["rootObject"] as? String, let root = self.objects[id] else {
      throw ProjectError(
        "'\(name)' is damaged: it does not say which of its objects is the project.")
    }
    self.root = root
  }

  subscript(id: String?) -> Object? { id.flatMap { objects[$0] } }

  /// The objects in a list of ids; missing ones are skipped.
  func list(_ object: Object, _ key: String) -> [(id: String, object: Object)] {
    (object[key] as? [String] ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  /// All objects of a kind.
  func all(_ kind: String) -> [(id: String, object: Object)] {
    objects.filter { $0.value.kind == kind }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension XcodeObjects.Object {
  var kind: String { self["isa"] as? String ?? "" }

  func string(_ key: String) -> String? { self[key] as? String }
}
