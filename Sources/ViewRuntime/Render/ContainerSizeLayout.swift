import Foundation

/// A layout whose size views further down look at: a scroll view's, a window's.
@MainActor
package protocol ContainerSizeLayout: NodeLayout {
  /// The room that it gives its content, whatever that makes of it.
  func containerSize(_ node: RenderNode) -> CGSize
  /// The node is to be laid out again when that changes.
  func watchSize(_ node: RenderNode)
}

/// A size, and the nodes that look at it.
@MainActor
package final class SizeWatchers {
  private var nodes: [Weak] = []
  /// What was taken last.
  package private(set) var size = CGSize.zero

  private struct Weak {
    weak var node: RenderNode?
  }

  package nonisolated init() {}

  package func add(_ node: RenderNode) {
    if nodes.contains(where: { $0.node === node }) { return }
    nodes.removeAll { $0.node == nil }
    nodes.append(Weak(node: node))
  }

  /// Asks those that look at the size again, if it is another one now.
  ///
  /// - Returns: whether it is.
  @discardableResult
  package func take(_ size: CGSize) -> Bool {
    guard size != self.size else { return false }
    self.size = size
    for watcher in nodes { watcher.node?.setNeedsLayout() }
    return true
  }

  /// The same before what is in a node is measured: all who look at the size answer for the new one
  /// at once.
  func take(_ size: CGSize, measuring container: RenderNode) {
    guard take(size) else { return }
    for watcher in nodes {
      var place = watcher.node
      while let node = place, node !== container {
        node.forgetAnswers()
        node.needsPlacement = true
        place = node.parent
      }
    }
    if !nodes.isEmpty { container.setNeedsLayout() }
  }
}

extension RenderNode {
  /// The nearest container whose size views below may follow; that of a row that does not stand in
  /// its lazy container is the one around the container.
  package var sizeContainer: (layout: any ContainerSizeLayout, node: RenderNode)? {
    var place = parent ?? rowHolder
    while let node = place {
      if let layout = node.containerLayout { return (layout, node) }
      place = node.parent ?? node.rowHolder
    }
    return nil
  }
}
