/// A value that travels as another one: a contact as its name.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  PrimitiveRepresentation
{
  package let entries: [TransferEntry<Item>]

  /// Goes out as another value, and is made of one.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    entries = Self.entries(exporting, importing)
  }

  /// Goes out as another value, but is not made of one.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    entries = Self.entries(exporting, nil)
  }

  /// Is made of another value, but does not go out as one.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    entries = Self.entries(nil, importing)
  }

  private static func entries(
    _ exporting: (@Sendable (Item) throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) throws -> Item)?
  ) -> [TransferEntry<Item>] {
    ProxyRepresentation.transferEntries.map { entry in
      var mapped = TransferEntry<Item>(entry.contentType)
      if let exporting, let export = entry.export {
        mapped.export = { try await export(try exporting($0)) }
      }
      if let importing, let makeItem = entry.makeItem {
        mapped.makeItem = { try importing(try await makeItem($0)) }
      }
      return mapped
    }
  }
}
