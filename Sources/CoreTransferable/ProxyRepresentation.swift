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
      mapped.visibility = entry.visibility
      if let exporting, let export = entry.export {
        mapped.export = { try await export(try exporting($0)) }
        // Asked only where the other value says something: making it may take long. One that cannot
        // be made fails when it is wanted.
        if let condition = entry.condition {
          mapped.condition = { (try? exporting($0)).map(condition) ?? true }
        }
        if let name = entry.suggestedName {
          mapped.suggestedName = { (try? exporting($0)).flatMap(name) }
        }
      }
      if let importing, let makeItem = entry.makeItem {
        mapped.makeItem = { try importing(try await makeItem($0)) }
      }
      return mapped
    }
  }
}
