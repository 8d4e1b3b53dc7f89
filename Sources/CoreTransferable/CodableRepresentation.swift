import Combine
import Foundation
import UniformTypeIdentifiers

/// A representation that transfers a value in encoded form, as JSON by default.
public struct CodableRepresentation<Item, Encoder, Decoder>: PrimitiveRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable,
  Decoder: TopLevelDecoder & Sendable, Encoder.Output == Data, Decoder.Input == Data
{
  package let entries: [TransferEntry<Item>]

  /// Transfers the data that `encoder` creates.
  ///
  /// - Parameter contentType: the type of the encoded data, usually one that the app declares.
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
  /// Transfers JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(
      for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}
