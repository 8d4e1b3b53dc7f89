import CoreTransferable
import Foundation
import HostInterface
import UniformTypeIdentifiers

extension NSItemProvider {
  /// What other programs understand of it: a file or an address, and text.
  func offeredItems() async -> [OfferedItem] {
    let address = await text(.url).flatMap { URL(string: $0) }
    let words = await text(.utf8PlainText)
    return [address.map(OfferedItem.url), words.map(OfferedItem.text)].compactMap(\.self)
  }

  private func text(_ type: UTType) async -> String? {
    guard hasItemConformingToTypeIdentifier(type.identifier),
      let data = try? await loadData(type.identifier)
    else { return nil }
    return String(data: data, encoding: .utf8)
  }
}
