import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Tracks the pointer over a view and its descendants.
struct HoverModifier {
  /// Called with each move, and with nil when the pointer leaves.
  let action: @MainActor (_ place: CGPoint?, RenderNode) -> Void
}

extension HoverModifier: LayoutModifier {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(actions: .hover)
  }

  func laysOutDifferently(from old: HoverModifier) -> Bool { false }

  func handle(_ event: HostEvent, _ runtime: ViewRuntime) {
    guard case .pointer(let id, let pointer) = event, let node = runtime.nodes[id] else { return }
    switch pointer.phase {
    case .hovered: action(pointer.location, node)
    case .exited: action(nil, node)
    case .began, .moved, .ended, .cancelled: break
    }
  }
}

/// The nodes of a view that are under the pointer.
@MainActor
final class HoveredNodes {
  private var ids: Set<NodeID> = []

  nonisolated init() {}

  /// - Returns: whether the node's hover state changed.
  func note(_ node: RenderNode, isOver: Bool) -> Bool {
    isOver ? ids.insert(node.id).inserted : ids.remove(node.id) != nil
  }
}
