import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A value's forms that may be written to a file.
struct ExportedForms<Item: Transferable>: @unchecked Sendable {
  private let item: Item
  private let entries: [TransferEntry<Item>]

  init(_ item: Item, _ types: [UTType]) {
    self.item = item
    let all = Item.transferEntries.filter { $0.export != nil && $0.isExportable(item) }
    entries =
      types.isEmpty
      ? all : types.compactMap { type in all.first { $0.contentType.conforms(to: type) } }
  }

  var types: [UTType] { entries.map(\.contentType) }
  var suggestedName: String? { entries.lazy.compactMap { $0.suggestedName?(item) }.first }

  func write(to url: URL) async throws {
    let entry = entries.first { url.isFile(of: [$0.contentType]) } ?? entries.first
    guard let export = entry?.export else { throw TransferError.noRepresentation }
    let file = FileWrapper(regularFileWithContents: try await export(item).data)
    try file.write(to: url, options: .atomic, originalContentsURL: nil)
  }
}
