/// A collection whose elements are known only when mounted: a `ForEach` over one shows another view
/// instead.
@MainActor
package protocol MountedCollection {
  /// - Parameter content: creates the view of an element, which is passed without its type.
  func mounted<Result: View>(_ content: @escaping (Any) -> Result) -> AnyView
}

/// The element of a `ForEach` over such a collection.
package final class MountedForEachElement<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>:
  ViewElement<ForEach<Data, ID, Content>>
{
  private var child: ViewElement<AnyView>!

  init(_ view: ForEach<Data, ID, Content>, _ inputs: ViewInputs) {
    super.init(inputs)
    child = mountElement(Self.mounted(view), childInputs)
  }

  private static func mounted(_ view: ForEach<Data, ID, Content>) -> AnyView {
    guard let collection = view.data as? any MountedCollection else { return AnyView(EmptyView()) }
    let content = view.content
    return collection.mounted { content($0 as! Data.Element) }
  }

  override package func update(_ view: ForEach<Data, ID, Content>) {
    child.update(Self.mounted(view))
  }
  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override package var hasRenderNodes: Bool { child.hasRenderNodes }
  override package var onlyTransparentChild: Element? { child }
  override package func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}
