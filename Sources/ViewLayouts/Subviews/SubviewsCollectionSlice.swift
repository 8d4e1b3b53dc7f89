import ViewRuntime

/// A slice of the views of a container's content; as a view, it shows all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  /// The index of the first view in the whole collection.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last view in the whole collection.
  public var endIndex: Int { subviews.endIndex }
  /// Returns the view at an index of the whole collection.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Returns a range of views of the slice; they keep their indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(Array(subviews)) { $0 } }
}
