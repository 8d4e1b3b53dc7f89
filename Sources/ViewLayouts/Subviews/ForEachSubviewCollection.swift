import ViewRuntime

/// The views that `ForEach(subviews:)` goes through; known once they are mounted.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let base: AnyView

  /// Always 0; the views are given to the closure of `ForEach(subviews:)`, one by one.
  public var startIndex: Int { 0 }
  /// Always 0, so that the collection looks empty from outside.
  public var endIndex: Int { 0 }
  /// Stops the program: the views are known in the closure of `ForEach(subviews:)` only.
  public subscript(index: Int) -> Subview {
    preconditionFailure("The subviews of a ForEach are known inside of its closure only.")
  }
}

extension ForEachSubviewCollection: MountedCollection {
  package func mounted<Result: View>(_ content: @escaping (Any) -> Result) -> AnyView {
    AnyView(
      Group(subviews: base) { subviews in
        ForEach(subviews.subviews) { content($0) }
      })
  }
}
