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
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(
      for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}
