/// A view that shows nothing and takes up no space.
public struct EmptyView {
  /// Creates a view that shows nothing.
  public nonisolated init() {}
}

extension EmptyView: View, Sendable {
  public typealias Body = Never
}

extension EmptyView: PrimitiveView {
  package static func makeElement(_ view: EmptyView, _ inputs: ViewInputs) -> ViewElement<EmptyView>
  {
    EmptyElement(inputs)
  }
}

private final class EmptyElement: ViewElement<EmptyView> {
  override func update(_ view: EmptyView) {}
}
