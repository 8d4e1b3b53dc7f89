import ViewRuntime

/// The views that a container was given, one after the other; all of them as a view.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many views there are.
  public var endIndex: Int { subviews.count }
  /// The view at an index, counted from 0.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Some views that follow each other, to be shown together; they keep their indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }
}

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
