import ViewRuntime

/// Some of the views that a container was given; all of them as a view.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  /// The index of the first view, as the whole collection counts them.
  public var startIndex: Int { subviews.startIndex }
  /// The index behind the last view, as the whole collection counts them.
  public var endIndex: Int { subviews.endIndex }
  /// The view at an index, as the whole collection counts them.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Some views of the slice that follow each other; they keep their indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(Array(subviews)) { $0 } }
}
