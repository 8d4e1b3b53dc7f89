import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A value's forms that may be written to a file.
struct ExportedForms<Item: Transferable>: @unchecked Sendable {
  private let item: Item
  private let entries: [TransferEntry<Item>]
  /// As what it is written first, in the words of who asked: the form's own type is often a more
  /// special one that has no ending of files.
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
      // A folder with all that is in it, too.
      case .file(let url), .copy(let url): try FileWrapper(url: url.resolvingSymlinksInPath())
      }
    try file.write(to: url, options: .atomic, originalContentsURL: nil)
  }
}
