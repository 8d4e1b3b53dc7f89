import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// The layout of a row or column of nodes, by `StackLayout`.
package struct LinearLayout: AxialLayout {
  private let parts: Parts

  /// Too large to store in each node: shared by nodes with the same layout value.
  private final class Parts: Sendable {
    let stack: StackLayout
    init(_ stack: StackLayout) { self.stack = stack }
  }

  /// The most common row and column.
  static let usualRow = LinearLayout(.row())
  static let usualColumn = LinearLayout(.column())

  package var stack: StackLayout { parts.stack }

  package var axis: Axis { stack.axis }

  package init(_ stack: StackLayout) { parts = Parts(stack) }

  private func arrangement(_ proposal: ProposedViewSize, _ node: RenderNode) -> Arrangement {
    node.arrangement(proposal, ofStack: { snapped(node.runtime.host.metrics) })
  }

  /// Returns the stack with lengths snapped to the host's grid.
  private func snapped(_ metrics: HostMetrics) -> StackLayout {
    var stack = stack
    stack.spacing = stack.spacing.map { metrics.snapSpacing($0, along: stack.axis) }
    stack.unit = stack.axis == .horizontal ? metrics.grid.width : metrics.grid.height
    return stack
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    arrangement(proposal, node).size
  }

  package func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    node.place(arrangement(offer(proposal, in: size, node), node))
  }

  package func explicitAlignment(
    _ key: AlignmentKey, _ node: RenderNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    arrangement(offer(proposal, in: size, node), node)
      .explicitAlignment(key, of: node.children)
  }

  /// Returns the proposal for placing the children. Texts do not grow along the stack's axis, so a
  /// stack of only texts is arranged once.
  private func offer(
    _ proposal: ProposedViewSize, in size: CGSize, _ node: RenderNode
  ) -> ProposedViewSize {
    if proposal[axis.other] == nil, node.children.allSatisfy(\.isText) { return proposal }
    return stack.placementProposal(proposal, in: size, count: node.children.count)
  }

  package func spacing(_ node: RenderNode) -> ViewSpacing { stack.spacing(of: node.children) }
}
