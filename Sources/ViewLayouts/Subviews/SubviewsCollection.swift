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
