import Foundation
import UniformTypeIdentifiers

/// One representation of values, and the conversions to and from it.
package struct TransferEntry<Item>: Sendable {
  package var contentType: UTType
  package var export: (@Sendable (Item) async throws -> TransferPayload)?
  package var makeItem: (@Sendable (TransferPayload) async throws -> Item)?
  package var visibility = TransferRepresentationVisibility.all
  package var suggestedName: (@Sendable (Item) -> String?)?
  /// Whether a value can be exported in this representation.
  package func isExportable(_ item: Item) -> Bool { condition?(item) ?? true }
  /// Nil allows any value.
  package var condition: (@Sendable (Item) -> Bool)?

  package init(
    _ contentType: UTType, export: (@Sendable (Item) async throws -> TransferPayload)? = nil,
    makeItem: (@Sendable (TransferPayload) async throws -> Item)? = nil
  ) {
    self.contentType = contentType
    self.export = export
    self.makeItem = makeItem
  }
}

/// The transferred content.
package enum TransferPayload: Sendable {
  case data(Data)
  case file(URL)
  /// The receiver's own copy, in a folder that is removed with it.
  case copy(URL)

  package var data: Data {
    get throws {
      switch self {
      case .data(let data): data
      case .file(let url), .copy(let url): try Data(contentsOf: url)
      }
    }
  }

  /// The file; data is written to a new one in the temporary folder.
  package func file(_ type: UTType, named name: String?) throws -> URL {
    switch self {
    case .file(let url), .copy(let url): return url
    case .data(let data):
      var file = try Self.folder().appendingPathComponent(name ?? "item")
      if file.pathExtension.isEmpty, let ending = type.preferredFilenameExtension {
        file = file.appendingPathExtension(ending)
      }
      try data.write(to: file)
      return file
    }
  }

  /// The content in a form that the receiver may modify: a copy of a file or folder with the same
  /// name.
  package var copied: TransferPayload {
    get throws {
      guard case .file(let url) = self else { return self }
      let copy = try Self.folder().appendingPathComponent(url.lastPathComponent)
      try FileManager.default.copyItem(at: url.resolvingSymlinksInPath(), to: copy)
      return .copy(copy)
    }
  }

  /// Removes a copy; call this when the receiver is done with it.
  package func remove() {
    guard case .copy(let url) = self else { return }
    try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }

  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("transfer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
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
