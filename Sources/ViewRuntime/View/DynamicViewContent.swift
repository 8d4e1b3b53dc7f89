/// Views made from a collection: `ForEach`, and the results of `onDelete` and `onMove`.
public protocol DynamicViewContent<Data>: View {
  /// The collection's type.
  associatedtype Data: Collection

  /// The underlying collection.
  var data: Data { get }
}
