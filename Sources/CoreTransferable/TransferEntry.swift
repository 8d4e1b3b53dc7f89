import Foundation
import UniformTypeIdentifiers

/// One form in which values travel, and how they are brought into it and made of it.
package struct TransferEntry<Item>: Sendable {
  package var contentType: UTType
  package var export: (@Sendable (Item) async throws -> TransferPayload)?
  package var makeItem: (@Sendable (TransferPayload) async throws -> Item)?
  package var visibility = TransferRepresentationVisibility.all
  package var suggestedName: (@Sendable (Item) -> String?)?
  /// Whether a value can be had in this form.
  package var isExportable: @Sendable (Item) -> Bool = { _ in true }

  package init(
    _ contentType: UTType, export: (@Sendable (Item) async throws -> TransferPayload)? = nil,
    makeItem: (@Sendable (TransferPayload) async throws -> Item)? = nil
  ) {
    self.contentType = contentType
    self.export = export
    self.makeItem = makeItem
  }
}

/// What travels.
package enum TransferPayload: Sendable {
  case data(Data)
  case file(URL)

  package var data: Data {
    get throws {
      switch self {
      case .data(let data): data
      case .file(let url): try Data(contentsOf: url)
      }
    }
  }

  /// The file; data is written into one of its own, in the folder for temporary files.
  package func file(_ type: UTType, named name: String?) throws -> URL {
    guard case .data(let data) = self else {
      if case .file(let url) = self { return url }
      throw TransferError.noRepresentation
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("transfer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var file = folder.appendingPathComponent(name ?? "item")
    if file.pathExtension.isEmpty, let ending = type.preferredFilenameExtension {
      file = file.appendingPathExtension(ending)
    }
    try data.write(to: file)
    return file
  }
}

package enum TransferError: Error, CustomStringConvertible {
  case noRepresentation
  case unreadable(String)

  package var description: String {
    switch self {
    case .noRepresentation: "What is offered has no form that is asked for."
    case .unreadable(let what): "The data is no \(what)."
    }
  }
}
