import Foundation

/// What the program says of itself: its name, its documents' types.
///
/// On Apple's systems that is its Info.plist. A package's program has none there, as SwiftPM takes
/// no resource of that name; here one that ends so ("Kakeibo-Info.plist") counts instead.
package enum ProgramInformation {
  /// A value of the list; nil where it has none of that type.
  package static func value<Value>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    list[key] as? Value
  }

  /// Read once; never written to.
  nonisolated(unsafe) private static let list: [String: Any] =
    read(ResourceFolders.of(.main)).merging(Bundle.main.infoDictionary ?? [:]) { $1 }

  /// The first list that lies in some folders.
  static func read(_ folders: [URL]) -> [String: Any] {
    for folder in folders {
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      for name in (names ?? []).sorted() where name.hasSuffix("-Info.plist") {
        if let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
          let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            as? [String: Any]
        {
          return list
        }
      }
    }
    return [:]
  }
}
