import Foundation
import HostInterface

/// Where nodes stood that are animated by themselves while what holds them is not.
///
/// What holds them may jump; seen from the window they must not. The jump becomes a part of their
/// own way:
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
  /// Notes where nodes stand before the layout of the present update.
  func anchor(_ nodes: [RenderNode]) {
    for node in nodes {
      for visible in node.isVisible ? [node] : node.visibleDescendants where visible.isInHost {
        guard let holder = visible.holder else { continue }
        anchors.append(MotionAnchor(node: visible, holder: holder, origin: holder.shownOrigin))
      }
    }
  }

  /// Lets anchored nodes take part in no jump of what holds them.
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
  /// The nearest node above that a host sees.
  fileprivate var holder: RenderNode? {
    var node = parent
    while let current = node, !current.isVisible { node = current.parent }
    return node
  }

  /// Where the host shows the node, in the window.
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
