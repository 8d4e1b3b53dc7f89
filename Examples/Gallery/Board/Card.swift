import SwiftUI
import UniformTypeIdentifiers

/// A task on the board. It is transferred as itself between columns, and as its title to anything
/// that takes text.
struct Card: Codable, Hashable, Identifiable, Transferable {
  var id = UUID()
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .card)
    ProxyRepresentation(exporting: \.title)
  }
}

extension UTType {
  static let card = UTType(exportedAs: "org.kumiki.gallery.card")
}
