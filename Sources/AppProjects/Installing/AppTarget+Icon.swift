import Foundation

extension AppTarget {
  /// The smallest PNG in its `AppIcon` of at least 256 pixels, otherwise the largest; nil if none.
  package var icon: URL? {
    let catalogs = resources.filter { $0.pathExtension == "xcassets" }
    for catalog in catalogs {
      let walk = FileManager.default.enumerator(
        at: catalog.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
      while let folder = walk?.nextObject() as? URL {
        guard folder.pathExtension == "appiconset" else { continue }
        if let picture = Self.picture(in: folder) { return picture }
      }
    }
    return nil
  }

  private static func picture(in folder: URL) -> URL? {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [])
    let pictures = (entries ?? []).filter { $0.pathExtension.lowercased() == "png" }
      .compactMap { file in width(of: file).map { (width: $0, file: file) } }
      .sorted { $0.width < $1.width }
    return (pictures.first { $0.width >= 256 } ?? pictures.last)?.file
  }

  /// The width, from the header of a PNG file.
  private static func width(of file: URL) -> Int? {
    guard let handle = try? FileHandle(forReadingFrom: file),
      let head = try? handle.read(upToCount: 24), head.count == 24,
      head.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47])
    else { return nil }
    return head[16..<20].reduce(0) { $0 << 8 | Int($1) }
  }
}
