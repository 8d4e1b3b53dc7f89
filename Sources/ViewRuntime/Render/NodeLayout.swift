import Foundation
import LayoutCore

/// How a render node chooses its size and places its children.
///
/// Pure with respect to the node: the same proposal and the same children give the same answer, so
/// that the node may keep it.
@MainActor
package protocol NodeLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize

  /// Calls `place(at:proposal:)` of each child. `size` is what `sizeThatFits` gave.
  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize)

  /// A guide that the node or its children set, from the node's origin; nil: the default holds.
  func explicitAlignment(
    _ key: AlignmentKey, _ node: RenderNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat?

  /// Whether a closure of the program computes guides. It is only called when a container wants
  /// them, as programs count on it that children are asked in their order.
  var asksProgramForGuides: Bool { get }

  /// Whether it wraps exactly one child: a ``WrapperLayout``. Asked far too often for a cast.
  var isWrapper: Bool { get }

  /// How far the node would like to keep its neighbours.
  func spacing(_ node: RenderNode) -> ViewSpacing

  /// `layoutPriority`; a wrapper has its child's.
  func priority(_ node: RenderNode) -> Double
}

extension NodeLayout {
  package func explicitAlignment(
    _ key: AlignmentKey, _ node: RenderNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  package var asksProgramForGuides: Bool { false }

  package var isWrapper: Bool { false }

  package func spacing(_ node: RenderNode) -> ViewSpacing { node.runtime.defaultSpacing }

  package func priority(_ node: RenderNode) -> Double { 0 }

  package func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {}
}

/// Takes no room, and keeps the usual distance to neighbours (an empty stack keeps none).
package struct ZeroSizeLayout: NodeLayout {
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize { .zero }
}

/// A layout that wraps exactly one child: it answers for the child unless it says otherwise.
@MainActor
package protocol WrapperLayout: NodeLayout {
  func childProposal(_ proposal: ProposedViewSize, _ node: RenderNode) -> ProposedViewSize
  /// The offer with which the child is placed, once a size was chosen; else the one that it was
  /// measured with.
  func placementProposal(
    _ proposal: ProposedViewSize, in size: CGSize, _ node: RenderNode
  ) -> ProposedViewSize
  func size(child: CGSize, _ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize
  /// The child's upper leading corner.
  func childOrigin(_ child: ViewDimensions, in size: CGSize, _ node: RenderNode) -> CGPoint
}

extension WrapperLayout {
  package var isWrapper: Bool { true }

  package func childProposal(
    _ proposal: ProposedViewSize, _ node: RenderNode
  ) -> ProposedViewSize { proposal }

  package func placementProposal(
    _ proposal: ProposedViewSize, in size: CGSize, _ node: RenderNode
  ) -> ProposedViewSize { childProposal(proposal, node) }

  package func size(child: CGSize, _ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    child
  }

  package func childOrigin(
    _ child: ViewDimensions, in size: CGSize, _ node: RenderNode
  ) -> CGPoint { .zero }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    guard let child = node.children.first else { return .zero }
    return size(
      child: child.sizeThatFits(childProposal(proposal, node)), proposal, node)
  }

  package func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    guard let child = node.children.first else { return }
    let childProposal = placementProposal(proposal, in: size, node)
    let origin = childOrigin(child.dimensions(in: childProposal), in: size, node)
    node.place(child, at: origin, proposal: childProposal)
  }

  package func explicitAlignment(
    _ key: AlignmentKey, _ node: RenderNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let child = node.children.first else { return nil }
    let childProposal = placementProposal(proposal, in: size, node)
    let dimensions = child.dimensions(in: childProposal)
    guard let value = dimensions[explicit: key] else { return nil }
    return value + childOrigin(dimensions, in: size, node)[key.axis]
  }

  package func spacing(_ node: RenderNode) -> ViewSpacing {
    node.children.first?.spacing ?? node.runtime.defaultSpacing
  }

  package func priority(_ node: RenderNode) -> Double { node.children.first?.priority ?? 0 }

  /// The priority of a wrapper that makes the size: what the program wrote goes through it, while
  /// a spacer in a frame is as important as any view (S11.7).
  package func priorityOfSized(_ node: RenderNode) -> Double {
    let own = node.children.first?.priority ?? LayoutPriority.standard
    return own == LayoutPriority.spacer ? LayoutPriority.standard : own
  }

  /// The spacing of a wrapper that decides what the child's sides are next to: there it has the
  /// host's usual one, elsewhere the child's (S11.5).
  package func spacing(_ node: RenderNode, settingEdges edges: Edge.Set) -> ViewSpacing {
    guard let child = node.children.first else { return node.runtime.defaultSpacing }
    return child.spacing.replacing(edges, with: node.runtime.defaultSpacing)
  }
}

/// Changes nothing: for nodes that only carry traits or effects.
package struct PassthroughLayout: WrapperLayout {
  package init() {}
}
