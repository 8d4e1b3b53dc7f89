import Foundation

/// The program's icon from its asset catalogue.
package enum AppIcon {
  /// The icon file for a size of about 256 pixels; nil without an icon of a supported format.
  package static let file: URL? = AssetCatalogs.folder("AppIcon.appiconset", in: .main).flatMap(
    best)

  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var size: String?
      var scale: String?
    }
    var images: [Image] = []
  }

  /// Returns the smallest icon that is large enough, otherwise the largest.
  static func best(in folder: URL) -> URL? {
    guard let contents = AssetCatalogs.contents(of: folder, as: Contents.self) else { return nil }
    let pictures = contents.images.compactMap { image -> (pixels: Double, url: URL)? in
      guard let name = image.filename else { return nil }
      let url = folder.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: url.path) else { return nil }
      // "60x60" at "3x"; an image for all sizes may omit both.
      let points = image.size.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1024
      let scale = image.scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
      return (points * scale, url)
    }
    let sorted = pictures.sorted { $0.pixels < $1.pixels }
    return (sorted.first { $0.pixels >= 256 } ?? sorted.last)?.url
  }
}
