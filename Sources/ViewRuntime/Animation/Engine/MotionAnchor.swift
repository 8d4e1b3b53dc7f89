import Foundation
import HostInterface

/// The position of a node that is animated independently while its holder is not.
///
/// The holder may jump; in the window, the node must not. The jump becomes part of the node's own
/// animation:
///
///     before    [   ●   ]          after    [ ●     ]   the box jumped by −4 and ● stays where it was
///
@MainActor
struct MotionAnchor {
  let node: RenderNode
  let holder: RenderNode
  let origin: CGPoint
}

extension ViewRuntime {
  /// Records the positions of nodes before the layout of the current update.
  func anchor(_ nodes: [RenderNode]) {
    for node in nodes {
      for visible in node.isVisible ? [node] : node.visibleDescendants where visible.isInHost {
        guard let holder = visible.holder else { continue }
        anchors.append(MotionAnchor(node: visible, holder: holder, origin: holder.shownOrigin))
      }
    }
  }

  /// Compensates anchored nodes for jumps of their holders.
  func holdAnchors(_ operations: inout [PatchOperation]) {
    guard !anchors.isEmpty else { return }
    for anchor in anchors where anchor.node.isInHost && anchor.node.holder === anchor.holder {
      let origin = anchor.holder.shownOrigin
      let jump = CGPoint(x: origin.x - anchor.origin.x, y: origin.y - anchor.origin.y)
      guard jump != .zero, let (animation, ends) = animation(of: anchor.node) else { continue }
      let node = anchor.node
      node.moving.add(CGRect(origin: jump, size: .zero).animatableData, animation, ends)
      node.hostFrame = node.moving.shown(node.frameInHost)
      operations.append(.setFrame(node.id, node.hostFrame))
    }
    anchors = []
  }
}

extension RenderNode {
  /// The nearest ancestor that a host sees.
  fileprivate var holder: RenderNode? {
    var node = parent
    while let current = node, !current.isVisible { node = current.parent }
    return node
  }

  /// The node's position in the window, as the host shows it.
  fileprivate var shownOrigin: CGPoint {
    var point = CGPoint.zero
    var node: RenderNode? = self
    while let current = node, current.id != .root {
      point.x += current.hostFrame.origin.x
      point.y += current.hostFrame.origin.y
      node = current.holder
    }
    return point
  }
}
