import CoreTransferable
import Foundation
import HostInterface
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Returns the forms that other apps understand: a file or URL, and text.
  ///
  /// - Parameter withPictures: whether an image is written to a file for them.
  func offeredItems(withPictures: Bool) async -> [OfferedItem] {
    var address = await text(.url).flatMap { URL(string: $0) }
    if address == nil, withPictures { address = await pictureFile() }
    let words = await text(.utf8PlainText)
    return [address.map(OfferedItem.url), words.map(OfferedItem.text)].compactMap(\.self)
  }

  private func text(_ type: UTType) async -> String? {
    guard hasItemConformingToTypeIdentifier(type.identifier),
      let data = try? await loadData(type.identifier)
    else { return nil }
    return String(data: data, encoding: .utf8)
  }

  /// Writes an image that is not a file to one, which file managers and image editors accept. The
  /// next dragged image replaces it.
  private func pictureFile() async -> URL? {
    guard
      let type = registeredTypeIdentifiers.lazy.compactMap({ UTType($0) })
        .first(where: { $0.conforms(to: .image) }),
      let ending = type.preferredFilenameExtension,
      let data = try? await loadData(type.identifier)
    else { return nil }
    let folder = Self.carriedFolder
    // Uses only the last path component, because a suggested name must not become a path.
    let name = suggestedName.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "Picture"
    let file = folder.appendingPathComponent(
      name.hasSuffix(".\(ending)") ? name : "\(name).\(ending)")
    do {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file)
    } catch { return nil }
    return file
  }

  /// The folder for images dragged to other apps; removed when the process exits.
  private static let carriedFolder: URL = {
    atexit { try? FileManager.default.removeItem(at: NSItemProvider.carriedFolder) }
    let process = ProcessInfo.processInfo
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("\(process.processName)-\(process.processIdentifier)-carried")
  }()
}
