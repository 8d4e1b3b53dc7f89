import Foundation
import HostInterface

/// How far each node and all below it reach, in points relative to the node's own origin.
///
/// Kept between frames, so that painting one changed row does not look at every other one: a
/// subtree whose bounds do not touch the damage is passed over.
///
/// - Complexity: asking costs the size of the part that changed since it was last asked.
@MainActor
struct SubtreeBounds {
  private var known: [NodeID: CGRect] = [:]

  /// Of how many nodes it is known.
  var count: Int { known.count }

  /// The node changed, or a child of it came, left or moved.
  mutating func invalidate(_ node: HostTree.Node?) {
    var current = node
    while let node = current {
      known[node.id] = nil
      current = node.parent
    }
  }

  mutating func forget(_ node: HostTree.Node) {
    node.forEachNode { known[$0.id] = nil }
  }

  mutating func bounds(of node: HostTree.Node) -> CGRect {
    if let known = known[node.id] { return known }
    var rect = CGRect(origin: .zero, size: node.frame.size)
    if !node.clipsChildren {
      for child in node.children {
        rect = rect.union(
          bounds(of: child).offsetBy(dx: child.frame.minX, dy: child.frame.minY))
      }
    }
    known[node.id] = rect
    return rect
  }
}

extension HostTree.Node {
  /// A canvas: its children are symbols, shown where its drawing says.
  var isDrawing: Bool { if case .drawing = content.leaf { true } else { false } }

  /// Whether nothing of its children shows outside of its frame.
  var clipsChildren: Bool {
    (isScrollContainer && !content.traits.contains(.unclipped)) || isDrawing
      || content.effects.contains { if case .clip = $0 { true } else { false } }
  }
}
