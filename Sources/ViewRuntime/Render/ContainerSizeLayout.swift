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
}
