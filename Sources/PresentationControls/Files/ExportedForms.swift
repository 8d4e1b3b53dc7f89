import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The representations of a value that can be written to a file.
struct ExportedForms<Item: Transferable>: @unchecked Sendable {
  private let item: Item
  private let entries: [TransferEntry<Item>]
  /// The type to write by default, one of the requested types: the representation's own type is
  /// often more specific and has no filename extension.
  let preferredType: UTType

  init(_ item: Item, _ types: [UTType]) {
    self.item = item
    let all = Item.transferEntries.filter { $0.export != nil && $0.isExportable(item) }
    entries =
      types.isEmpty
      ? all : types.compactMap { type in all.first { $0.contentType.conforms(to: type) } }
    let first = entries.first?.contentType ?? .data
    preferredType = types.first { first.conforms(to: $0) } ?? first
  }

  var types: [UTType] { entries.map(\.contentType) }
  var suggestedName: String? { entries.lazy.compactMap { $0.suggestedName?(item) }.first }

  func write(to url: URL) async throws {
    let entry = entries.first { url.isFile(of: [$0.contentType]) } ?? entries.first
    guard let export = entry?.export else { throw TransferError.noRepresentation }
    let file: FileWrapper =
      switch try await export(item) {
      case .data(let data): FileWrapper(regularFileWithContents: data)
      // Also reads a folder with its contents.
      case .file(let url), .copy(let url): try FileWrapper(url: url.resolvingSymlinksInPath())
      }
    try file.write(to: url, options: .atomic, originalContentsURL: nil)
  }
}
