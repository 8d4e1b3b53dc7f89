import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Follows the pointer over a view and what is inside of it.
struct HoverModifier {
  /// Called with each move, and with nil when the pointer has left.
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

/// Which of a view's nodes the pointer is over.
@MainActor
final class HoveredNodes {
  private var ids: Set<NodeID> = []

  nonisolated init() {}

  /// - Returns: whether the pointer is over a node now that it was not over before, or the other
  ///   way around.
  func note(_ node: RenderNode, isOver: Bool) -> Bool {
    isOver ? ids.insert(node.id).inserted : ids.remove(node.id) != nil
  }
}
