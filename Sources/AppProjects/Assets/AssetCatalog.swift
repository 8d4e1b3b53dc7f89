import Foundation

/// The names in an asset catalogue that programs can use.
package struct AssetCatalog: Sendable, Equatable {
  package enum Kind: Sendable { case image, color }

  /// An image or colour: its name, and the enclosing folders that provide a namespace.
  package struct Asset: Sendable, Equatable {
    package let kind: Kind
    package let name: String
    package let namespace: [String]
  }

  package private(set) var assets: [Asset] = []

  /// - Parameter folder: the folder, such as `Assets.xcassets`.
  package init(folder: URL) { read(folder, []) }

  private mutating func read(_ folder: URL, _ namespace: [String]) {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    for entry in (entries ?? []).sorted(by: { $0.path < $1.path }) where entry.isFolder {
      let name = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset", "symbolset":
        assets.append(Asset(kind: .image, name: name, namespace: namespace))
      case "colorset": assets.append(Asset(kind: .color, name: name, namespace: namespace))
      case "": read(entry, Self.givesName(entry) ? namespace + [name] : namespace)
      default: break
      }
    }
  }

  /// Whether a folder provides a namespace.
  private static func givesName(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        let providesNamespace: Bool?

        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      let properties: Properties?
    }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else {
      return false
    }
    let contents = try? JSONDecoder().decode(Contents.self, from: data)
    return contents?.properties?.providesNamespace ?? false
  }
}
