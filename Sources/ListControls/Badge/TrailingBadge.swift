import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

/// A badge at the end of a row's content.
///
/// The row's view keeps its position, and so its state, when the badge comes or goes; and the
/// view's traits stay visible to the row: its tag, its swipe actions.
struct TrailingBadge: SecondaryModifier {
  typealias Body = Never
  /// Nil means no badge.
  let text: Text?
  let prominence: BadgeProminence

  var secondary: BadgeView? { text.map { BadgeView(text: $0, prominence: prominence) } }
  var alignment: Alignment { .trailing }
  var layout: any NodeLayout { TrailingBadgeLayout() }
  static var isBehind: Bool { false }
}

/// A view and its badge, as in a row with a spacer between them: the badge takes its ideal width,
/// the view the rest.
private struct TrailingBadgeLayout: WrapperLayout {
  /// The node of the badge; nil if there is none.
  private func badge(of node: RenderNode) -> RenderNode? {
    // A loop, because a main-actor closure checks its executor at each call.
    for child in node.children.dropFirst() where !child.children.isEmpty { return child }
    return nil
  }

  private func distance(in node: RenderNode) -> CGFloat {
    node.runtime.host.metrics.snap(SpacerLayout.standardMinimum, horizontally: true)
  }

  /// The size of the badge, with the spacing before it.
  private func room(for badge: RenderNode, in node: RenderNode) -> CGSize {
    var size = badge.sizeThatFits(.unspecified)
    size.width += distance(in: node)
    return size
  }

  func childProposal(_ proposal: ProposedViewSize, _ node: RenderNode) -> ProposedViewSize {
    guard let badge = badge(of: node), let width = proposal.width else { return proposal }
    let rest = max(width - room(for: badge, in: node).width, 0)
    return ProposedViewSize(width: rest, height: proposal.height)
  }

  func size(child: CGSize, _ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    guard let badge = badge(of: node) else { return child }
    let room = room(for: badge, in: node)
    let needed = child.width + room.width
    return CGSize(
      width: max(needed, proposal.width ?? needed), height: max(child.height, room.height))
  }

  func childOrigin(_ child: ViewDimensions, in size: CGSize, _ node: RenderNode) -> CGPoint {
    guard badge(of: node) != nil else { return .zero }
    return CGPoint(x: 0, y: (size.height - child.height) / 2)
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    guard let content = node.children.first else { return }
    let contentProposal = childProposal(proposal, node)
    let origin = childOrigin(content.dimensions(in: contentProposal), in: size, node)
    node.place(content, at: origin, proposal: contentProposal)
    guard let badge = badge(of: node) else { return }
    let own = badge.sizeThatFits(.unspecified)
    let place = CGPoint(x: size.width - own.width, y: (size.height - own.height) / 2)
    node.place(badge, at: place, proposal: .unspecified)
  }
}
