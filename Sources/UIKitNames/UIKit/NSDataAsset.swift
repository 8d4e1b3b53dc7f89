import Foundation
import PictureResources
import ViewDrawing

/// The data of a data set in an asset catalogue.
///
/// ```swift
/// let words = NSDataAsset(name: "Words").map { String(decoding: $0.data, as: UTF8.self) }
/// ```
///
/// Source: UIKit and AppKit, which share the name.
public final class NSDataAsset: NSObject {
  /// The name of a data set in an asset catalogue.
  public typealias Name = String

  /// The name that the asset was loaded with.
  public let name: Name
  /// The file's bytes, read entirely when the asset is created.
  public let data: Data
  /// The type in the catalogue, such as "public.json"; empty if there is none.
  public let typeIdentifier: String

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var typeIdentifier: String?

      enum CodingKeys: String, CodingKey {
        case filename
        case typeIdentifier = "universal-type-identifier"
      }
    }
    var data: [Entry]
  }

  /// The asset with this name in the program's resources; nil if there is none.
  public convenience init?(name: Name) { self.init(name: name, bundle: .main) }

  /// The asset with this name in a bundle; nil if there is none.
  public init?(name: Name, bundle: Bundle) {
    guard
      let (folder, contents) = AssetCatalogs.contents(
        "\(name).dataset", in: bundle, as: Contents.self),
      let entry = contents.data.first(where: { $0.filename != nil }), let file = entry.filename,
      let data = try? Data(contentsOf: folder.appendingPathComponent(file))
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = entry.typeIdentifier ?? ""
    super.init()
  }
}
