import ViewRuntime

/// The views of a container's content, in order; as a view, it shows all of them.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { subviews.count }
  /// Returns the view at an index, from 0.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Returns a range of views, to be shown together; they keep their indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }
}
