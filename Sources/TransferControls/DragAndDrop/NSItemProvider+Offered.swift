import CoreTransferable
import Foundation
import HostInterface
import UniformTypeIdentifiers

extension NSItemProvider {
  /// What other programs understand of it: a file or an address, and text.
  ///
  /// - Parameter withPictures: whether a picture is made a file for them.
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

  /// A picture that is no file yet, as one, which is what file managers and painting programs take.
  /// The next one that is carried takes its place.
  private func pictureFile() async -> URL? {
    guard
      let type = registeredTypeIdentifiers.lazy.compactMap({ UTType($0) })
        .first(where: { $0.conforms(to: .image) }),
      let ending = type.preferredFilenameExtension,
      let data = try? await loadData(type.identifier)
    else { return nil }
    let folder = Self.carriedFolder
    // A name is one of a file, and no way to one.
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

  /// For pictures that are carried to other programs; gone with this one.
  private static let carriedFolder: URL = {
    atexit { try? FileManager.default.removeItem(at: NSItemProvider.carriedFolder) }
    let process = ProcessInfo.processInfo
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("\(process.processName)-\(process.processIdentifier)-carried")
  }()
}
