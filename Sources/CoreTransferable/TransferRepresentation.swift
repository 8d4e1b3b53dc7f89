import UniformTypeIdentifiers

/// One or more representations in which a value is transferred.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the transferred values.
  associatedtype Item: Transferable
  /// The type of `body`; `Never` for the library's own representations.
  associatedtype Body: TransferRepresentation

  /// The representations that make up this one.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public var body: Never { fatalError("A Never has no value.") }
}

/// A representation that this package implements.
package protocol PrimitiveRepresentation: TransferRepresentation where Body == Never {
  var entries: [TransferEntry<Item>] { get }
}

extension PrimitiveRepresentation {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension TransferRepresentation {
  /// All representations, preferred first.
  package var allEntries: [TransferEntry<Item>] {
    guard let primitive = self as? any PrimitiveRepresentation else {
      return body.allEntries as? [TransferEntry<Item>] ?? []
    }
    func open<P: PrimitiveRepresentation>(_ primitive: P) -> [TransferEntry<Item>] {
      primitive.entries as? [TransferEntry<Item>] ?? []
    }
    return open(primitive)
  }
}

extension Transferable {
  /// All representations of the type's values.
  package static var transferEntries: [TransferEntry<Self>] {
    transferRepresentation.allEntries as? [TransferEntry<Self>] ?? []
  }
}
