import Foundation
import LayoutCore

/// Places several views in a scroll view in a column, within the margins.
struct ScrollContentLayout: NodeLayout {
  /// The viewport's layout, which knows the margins, including those of the safe area.
  let position: ScrollPositionLayout

  private var margins: EdgeInsets { position.margins }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - margins.leading - margins.trailing, 0) },
      height: proposal.height.map { max($0 - margins.top - margins.bottom, 0) })
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    let offered = inner(proposal)
    let size =
      node.children.count == 1
      ? node.children[0].sizeThatFits(offered) : arrangement(offered, node).size
    return CGSize(
      width: size.width + margins.leading + margins.trailing,
      height: size.height + margins.top + margins.bottom)
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    let offered = inner(proposal)
    let corner = CGPoint(x: margins.leading, y: margins.top)
    if node.children.count == 1 {
      return node.place(node.children[0], at: corner, proposal: offered)
    }
    for (child, placement) in zip(node.children, arrangement(offered, node).placements) {
      node.place(
        child, at: CGPoint(x: placement.origin.x + corner.x, y: placement.origin.y + corner.y),
        proposal: placement.proposal)
    }
  }

  private func arrangement(_ proposal: ProposedViewSize, _ node: RenderNode) -> Arrangement {
    node.arrangement(proposal) { StackLayout.column().arrange($0, in: proposal) }
  }
}
