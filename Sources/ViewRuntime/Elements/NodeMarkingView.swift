/// A view that passes the nodes of its content through, each marked for the container: the cells of
/// a grid's row.
@MainActor
package protocol NodeMarkingView: PrimitiveView {
  associatedtype Content: View
  /// The mark shared by all nodes; created once per identity.
  associatedtype Mark: AnyObject

  var content: Content { get }
  func makeMark() -> Mark
  /// - Returns: whether the container must lay out the nodes again.
  func update(_ mark: Mark) -> Bool
  /// The mark's key among the nodes' traits.
  static var markKey: ObjectIdentifier { get }
}

package final class NodeMarkingElement<Marking: NodeMarkingView>: ViewElement<Marking> {
  private let mark: Marking.Mark
  private var child: ViewElement<Marking.Content>!

  package init(_ view: Marking, _ inputs: ViewInputs) {
    mark = view.makeMark()
    super.init(inputs)
    child = mountElement(view.content, childInputs)
  }

  override package func update(_ view: Marking) {
    if view.update(mark) {
      for node in renderNodes { node.parent?.setNeedsLayout() }
    }
    child.update(view.content)
  }

  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    let first = nodes.count
    child.appendRenderNodes(to: &nodes)
    for node in nodes[first...] { node.traits[Marking.markKey] = mark }
  }

  override package var hasRenderNodes: Bool { child.hasRenderNodes }
  override package func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}
