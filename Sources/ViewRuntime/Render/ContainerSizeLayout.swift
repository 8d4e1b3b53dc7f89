import Foundation
import HostInterface

/// A layout whose size is read by views further down: a scroll view's, a window's.
@MainActor
package protocol ContainerSizeLayout: NodeLayout {
  /// Returns the space that it offers its content, regardless of the content's size.
  func containerSize(_ node: RenderNode) -> CGSize
  /// Registers a node to be laid out again when that size changes.
  func watchSize(_ node: RenderNode)
}

/// A size and the nodes that depend on it.
@MainActor
package final class SizeWatchers {
  private var nodes: [NodeID: Weak] = [:]
  /// The number of nodes at which those that are gone are removed next.
  private var nextPruning = 16
  /// The size taken last.
  package private(set) var size = CGSize.zero

  private struct Weak {
    weak var node: RenderNode?
  }

  package nonisolated init() {}

  package func add(_ node: RenderNode) {
    nodes[node.id] = Weak(node: node)
    guard nodes.count >= nextPruning else { return }
    nodes = nodes.filter { $0.value.node != nil }
    nextPruning = max(nodes.count * 2, 16)
  }

  /// Stores the size and invalidates the nodes that depend on it if it has changed.
  ///
  /// - Returns: whether it has.
  @discardableResult
  package func take(_ size: CGSize) -> Bool {
    guard size != self.size else { return false }
    self.size = size
    for watcher in nodes.inOrder { watcher.node?.setNeedsLayout() }
    return true
  }

  /// Stores the size before a node's contents are measured: all nodes that depend on the size use
  /// the new one immediately.
  func take(_ size: CGSize, measuring container: RenderNode) {
    guard take(size) else { return }
    for watcher in nodes.inOrder {
      var place = watcher.node
      while let node = place, node !== container {
        node.forgetAnswers()
        node.mayAnswerOtherwise = true
        node.needsPlacement = true
        place = node.parent
      }
    }
    if !nodes.isEmpty { container.setNeedsLayout() }
  }
}

extension RenderNode {
  /// The nearest container whose size descendants may follow. For a row that is not placed in its
  /// lazy container it is the one around that container.
  package var sizeContainer: (layout: any ContainerSizeLayout, node: RenderNode)? {
    var place = parent ?? rowHolder
    while let node = place {
      if let layout = node.containerLayout { return (layout, node) }
      place = node.parent ?? node.rowHolder
    }
    return nil
  }
}
