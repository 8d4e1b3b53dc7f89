import Foundation
import PictureResources
import ViewDrawing

/// The bytes of a data set in an asset catalogue.
///
/// ```swift
/// let words = NSDataAsset(name: "Words").map { String(decoding: $0.data, as: UTF8.self) }
/// ```
///
/// Source: UIKit and AppKit, which have it under one name.
public final class NSDataAsset: NSObject {
  /// The name of a data set in an asset catalogue.
  public typealias Name = String

  /// The name that the asset was asked for by.
  public let name: Name
  /// The file's bytes, read whole when the asset was made.
  public let data: Data
  /// The type that the catalogue gives: "public.json"; empty where it gives none.
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

  /// The asset of this name among the program's resources; nil where there is none.
  public convenience init?(name: Name) { self.init(name: name, bundle: .main) }

  /// The asset of this name in a bundle; nil where there is none.
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
