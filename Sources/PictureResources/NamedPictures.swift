import Foundation
import Locking
import ProgramResources

/// Images of asset catalogues (`Name.imageset`) and plain files in a bundle's resources.
package enum NamedPictures {
  private struct Key: Hashable {
    let name: String
    let bundle: String
    let isDark: Bool
  }

  private static let known = Mutex<[Key: Picture?]>([:])
  /// The files of images that exist but cannot be shown; nil if there is none.
  private static let unread = Mutex<[Key: URL?]>([:])

  /// Returns the picture of a name, and reports a missing one.
  package static func find(_ name: String, _ bundle: Bundle?, isDark: Bool) -> Picture? {
    if let picture = lookUp(name, bundle, isDark: isDark) { return picture }
    if let file = unreadFile(name, bundle ?? .main, isDark: isDark) {
      AssetDiagnostics.reportUnread(name, file)
    } else {
      AssetDiagnostics.reportMissing("image", name)
    }
    return nil
  }

  /// Cached, as it is requested at each update of each view that shows the image.
  private static func unreadFile(_ name: String, _ bundle: Bundle, isDark: Bool) -> URL? {
    let key = Key(name: name, bundle: bundle.bundlePath, isDark: isDark)
    if let known = unread.withLock({ $0[key] }) { return known }
    let file = findUnread(name, bundle, isDark: isDark)
    unread.withLock { $0[key] = .some(file) }
    return file
  }

  /// Returns the file of an image that exists but could not be read.
  private static func findUnread(_ name: String, _ bundle: Bundle, isDark: Bool) -> URL? {
    let catalogued =
      catalogFile(name, bundle, isDark: isDark)?.file ?? SymbolSet.file(name, bundle)
    if let catalogued { return catalogued }
    return files(name, bundle).first { ForeignPicture(file: $0) != nil }
  }

  package static func lookUp(_ name: String, _ bundle: Bundle?, isDark: Bool) -> Picture? {
    let bundle = bundle ?? .main
    let key = Key(name: name, bundle: bundle.bundlePath, isDark: isDark)
    if let known = known.withLock({ $0[key] }) { return known }
    let picture =
      fromCatalog(name, bundle, isDark: isDark) ?? SymbolSet.picture(name, bundle)
      ?? fromFile(name, bundle)
    known.withLock { $0[key] = .some(picture) }
    return picture
  }

  private static func fromCatalog(_ name: String, _ bundle: Bundle, isDark: Bool) -> Picture? {
    guard let (file, entry, rendering) = catalogFile(name, bundle, isDark: isDark),
      var picture = Picture(file: file)
    else { return nil }
    picture.rendering = rendering
    guard !file.lastPathComponent.contains("@"), let scale = entry.factor, scale != 1 else {
      return picture
    }
    picture.size.width /= scale
    picture.size.height /= scale
    return picture
  }

  private static func catalogFile(
    _ name: String, _ bundle: Bundle, isDark: Bool
  ) -> (file: URL, entry: ImageSet.Entry, rendering: Picture.Rendering?)? {
    guard
      let (folder, set) = AssetCatalogs.contents(
        "\(name).imageset", in: bundle, as: ImageSet.self),
      let entry = set.best(isDark: isDark), let file = entry.filename
    else { return nil }
    return (folder.appendingPathComponent(file), entry, set.rendering)
  }

  private static let endings = [
    "", ".png", "@2x.png", "@3x.png", ".jpg", ".jpeg", ".gif", ".bmp", ".svg", ".webp", ".pdf",
    ".heic", ".tiff",
  ]

  private static func fromFile(_ name: String, _ bundle: Bundle) -> Picture? {
    files(name, bundle).lazy.compactMap { Picture(file: $0) }.first
  }

  /// Returns the candidate image files for a name.
  private static func files(_ name: String, _ bundle: Bundle) -> [URL] {
    ResourceFolders.of(bundle).flatMap { root in
      endings.map { root.appendingPathComponent(name + $0) }
    }
  }
}

/// The `Contents.json` of an image set, as written by Xcode.
struct ImageSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      let value: String
    }
    let filename: String?
    let scale: String?
    let appearances: [Appearance]?

    var isDark: Bool { (appearances ?? []).contains { $0.value == "dark" } }
    /// Pixels per point.
    var factor: CGFloat? { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } }
  }

  struct Properties: Decodable {
    let rendering: String?

    enum CodingKeys: String, CodingKey { case rendering = "template-rendering-intent" }
  }

  let images: [Entry]
  let properties: Properties?

  /// The rendering mode; nil uses the context's.
  var rendering: Picture.Rendering? {
    switch properties?.rendering {
    case "template": .template
    case "original": .original
    default: nil
    }
  }

  /// Returns the image with the highest scale for light or dark; a light one replaces a missing
  /// dark one.
  func best(isDark: Bool) -> Entry? {
    let there = images.filter { $0.filename != nil }
    let fitting = there.filter { $0.isDark == isDark }
    return (fitting.isEmpty ? there : fitting).max { ($0.factor ?? 1) < ($1.factor ?? 1) }
  }
}
