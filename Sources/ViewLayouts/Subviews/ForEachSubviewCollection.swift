import ViewRuntime

/// The views of `ForEach(subviews:)`; known once they are mounted.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let base: AnyView

  /// Always 0; the closure of `ForEach(subviews:)` receives the views one by one.
  public var startIndex: Int { 0 }
  /// Always 0, so that the collection appears empty.
  public var endIndex: Int { 0 }
  /// Traps: the views are known only in the closure of `ForEach(subviews:)`.
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
