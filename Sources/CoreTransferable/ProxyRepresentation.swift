/// A representation that transfers a value as another one, such as a contact as its name.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  PrimitiveRepresentation
{
  package let entries: [TransferEntry<Item>]

  /// Exports another value, and imports from one.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    entries = Self.entries(exporting, importing)
  }

  /// Exports another value, without importing from one.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    entries = Self.entries(exporting, nil)
  }

  /// Imports from another value, without exporting one.
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
        // Set only if the other value has a condition, since creating it may take long. If it
        // cannot be created, the export fails.
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
