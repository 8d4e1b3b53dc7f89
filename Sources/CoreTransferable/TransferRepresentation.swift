import UniformTypeIdentifiers

/// One or several forms in which a value travels.
public protocol TransferRepresentation<Item>: Sendable {
  /// What travels.
  associatedtype Item: Transferable
  /// What `body` is made of; `Never` of the forms that the library has.
  associatedtype Body: TransferRepresentation

  /// The forms that this one is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public var body: Never { fatalError("A Never has no value.") }
}

/// A representation that this package knows how to use.
package protocol PrimitiveRepresentation: TransferRepresentation where Body == Never {
  var entries: [TransferEntry<Item>] { get }
}

extension PrimitiveRepresentation {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension TransferRepresentation {
  /// All forms, the preferred one first.
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
  /// All forms of the type's values.
  package static var transferEntries: [TransferEntry<Self>] {
    transferRepresentation.allEntries as? [TransferEntry<Self>] ?? []
  }
}
