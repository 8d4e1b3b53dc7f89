/// A non-owning reference to a node.
///
/// It replaces a weak reference where nodes have one as a rule, such as those of gestures: once an
/// object has been weakly referenced, each retain costs three times as much, and a node is retained
/// each time it is placed and shown.
@MainActor
package final class NodeReference {
  /// Nil once the node is gone.
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var node: RenderNode?

  init(_ node: RenderNode) { self.node = node }
}
