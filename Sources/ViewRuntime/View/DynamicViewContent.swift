/// Views made from a collection: `ForEach`, and what `onDelete` and `onMove` give back.
public protocol DynamicViewContent<Data>: View {
  /// The collection's type.
  associatedtype Data: Collection

  /// The underlying collection.
  var data: Data { get }
}
