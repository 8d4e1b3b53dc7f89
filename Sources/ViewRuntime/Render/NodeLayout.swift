import Foundation
import LayoutCore

/// How a render node chooses its size and places its children.
///
/// Pure with respect to the node: the same proposal and the same children give the same answer, so
/// that the node may cache it.
@MainActor
package protocol NodeLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize

  /// Calls `place(at:proposal:)` of each child. `size` is the result of `sizeThatFits`.
  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize)

  /// Returns a guide set by the node or its children, from the node's origin; nil for the default.
  func explicitAlignment(
    _ key: AlignmentKey, _ node: RenderNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat?

  /// Whether one of the program's closures computes guides. It is only called when a container
  /// needs it, as programs rely on children being asked in order.
  var asksProgramForGuides: Bool { get }

  /// Whether it wraps exactly one child: a ``WrapperLayout``. A cast would be too slow here.
  var isWrapper: Bool { get }

  /// Returns the spacing that the node prefers to its neighbours.
  func spacing(_ node: RenderNode) -> ViewSpacing

  /// Returns the `layoutPriority`; a wrapper has its child's.
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

/// A layout that takes no space and keeps the usual distance to neighbours (an empty stack keeps
/// none).
package struct ZeroSizeLayout: NodeLayout {
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize { .zero }
}

/// A layout that wraps exactly one child; by default it forwards the child's answers.
@MainActor
package protocol WrapperLayout: NodeLayout {
  func childProposal(_ proposal: ProposedViewSize, _ node: RenderNode) -> ProposedViewSize
  /// Returns the proposal for placing the child once a size was chosen; by default the one it was
  /// measured with.
  func placementProposal(
    _ proposal: ProposedViewSize, in size: CGSize, _ node: RenderNode
  ) -> ProposedViewSize
  func size(child: CGSize, _ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize
  /// Returns the position of the child's upper leading corner.
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

  /// Returns the priority of a wrapper that determines the size: a priority set by the program
  /// passes through, while a spacer in a frame counts like any view (S11.7).
  package func priorityOfSized(_ node: RenderNode) -> Double {
    let own = node.children.first?.priority ?? LayoutPriority.standard
    return own == LayoutPriority.spacer ? LayoutPriority.standard : own
  }

  /// Returns the spacing of a wrapper that determines what is next to the child at `edges`: the
  /// host's default there, the child's elsewhere (S11.5).
  package func spacing(_ node: RenderNode, settingEdges edges: Edge.Set) -> ViewSpacing {
    guard let child = node.children.first else { return node.runtime.defaultSpacing }
    return child.spacing.replacing(edges, with: node.runtime.defaultSpacing)
  }
}

/// A layout that changes nothing: for nodes that only carry traits or effects.
package struct PassthroughLayout: WrapperLayout, SafeAreaPassing {
  package init() {}
}
