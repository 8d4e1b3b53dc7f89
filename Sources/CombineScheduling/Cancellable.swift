/// An activity that can be stopped before its end.
public protocol Cancellable {
  /// Stops the activity and frees what it holds. A second call does nothing.
  func cancel()
}

extension Cancellable {
  /// Stores this in a collection, type-erased, so that it lives as long as the collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Stores this in a set, type-erased, so that it lives as long as the set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
