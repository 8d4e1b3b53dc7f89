import Foundation

/// The program's information: its name, its document types.
///
/// On Apple's systems this is the Info.plist. A SwiftPM program has none there, as SwiftPM accepts
/// no resource of that name; here a resource whose name ends in it ("Kakeibo-Info.plist") is used
/// instead.
package enum ProgramInformation {
  /// Returns a value; nil if there is none of that type.
  package static func value<Value>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    list[key] as? Value
  }

  /// Read once and never written.
  nonisolated(unsafe) private static let list: [String: Any] =
    read(ResourceFolders.of(.main)).merging(Bundle.main.infoDictionary ?? [:]) { $1 }

  /// Returns the first list found in the folders.
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
