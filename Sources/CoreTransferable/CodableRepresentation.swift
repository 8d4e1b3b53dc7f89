import Combine
import Foundation
import UniformTypeIdentifiers

/// A value that travels encoded, as JSON if nothing else is said.
public struct CodableRepresentation<Item, Encoder, Decoder>: PrimitiveRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable,
  Decoder: TopLevelDecoder & Sendable, Encoder.Output == Data, Decoder.Input == Data
{
  package let entries: [TransferEntry<Item>]

  /// Travels as what `encoder` makes of it.
  ///
  /// - Parameter contentType: what the encoded data are; a type of the app's own, as a rule.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    entries = [
      TransferEntry(contentType) { item in
        .data(try encoder.encode(item))
      } makeItem: { payload in
        try decoder.decode(Item.self, from: try payload.data)
      }
    ]
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Travels as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(
      for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}
