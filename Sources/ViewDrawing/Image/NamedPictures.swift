import Foundation
import Locking
import ProgramResources

/// Pictures of asset catalogues (`Name.imageset`) and plain files in a bundle's resources.
package enum NamedPictures {
  private struct Key: Hashable {
    let name: String
    let bundle: String
    let isDark: Bool
  }

  private static let known = Mutex<[Key: Picture?]>([:])

  /// Reports a picture that is not there.
  package static func find(_ name: String, _ bundle: Bundle?, isDark: Bool) -> Picture? {
    let picture = lookUp(name, bundle, isDark: isDark)
    if picture == nil {
      if let file = unread(name, bundle ?? .main, isDark: isDark) {
        AssetDiagnostics.reportUnread(name, file)
      } else {
        AssetDiagnostics.reportMissing("image", name)
      }
    }
    return picture
  }

  /// The file of a picture that is there, and could not be read.
  private static func unread(_ name: String, _ bundle: Bundle, isDark: Bool) -> URL? {
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
    guard let (file, entry) = catalogFile(name, bundle, isDark: isDark),
      let picture = Picture(file: file)
    else { return nil }
    guard !file.lastPathComponent.contains("@"), let scale = entry.factor, scale != 1 else {
      return picture
    }
    return Picture(
      bytes: picture.bytes,
      size: CGSize(width: picture.size.width / scale, height: picture.size.height / scale))
  }

  private static func catalogFile(
    _ name: String, _ bundle: Bundle, isDark: Bool
  ) -> (file: URL, entry: ImageSet.Entry)? {
    guard
      let (folder, set) = AssetCatalogs.contents(
        "\(name).imageset", in: bundle, as: ImageSet.self),
      let entry = set.best(isDark: isDark), let file = entry.filename
    else { return nil }
    return (folder.appendingPathComponent(file), entry)
  }

  private static let endings = [
    "", ".png", "@2x.png", "@3x.png", ".jpg", ".jpeg", ".gif", ".bmp", ".svg", ".webp", ".pdf",
    ".heic", ".tiff",
  ]

  private static func fromFile(_ name: String, _ bundle: Bundle) -> Picture? {
    files(name, bundle).lazy.compactMap { Picture(file: $0) }.first
  }

  /// The files of a name that may be pictures.
  private static func files(_ name: String, _ bundle: Bundle) -> [URL] {
    ResourceFolders.of(bundle).flatMap { root in
      endings.map { root.appendingPathComponent(name + $0) }
    }
  }
}

/// An image set as Xcode writes it.
struct ImageSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      let value: String
    }
    let filename: String?
    let scale: String?
    let appearances: [Appearance]?

    var isDark: Bool { (appearances ?? []).contains { $0.value == "dark" } }
    /// Pixels to a point.
    var factor: CGFloat? { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } }
  }

  let images: [Entry]

  /// The finest picture for light or dark; the light one stands in for a missing dark one.
  func best(isDark: Bool) -> Entry? {
    let there = images.filter { $0.filename != nil }
    let fitting = there.filter { $0.isDark == isDark }
    return (fitting.isEmpty ? there : fitting).max { ($0.factor ?? 1) < ($1.factor ?? 1) }
  }
}
