import CellText
import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A row of views inside the space that the host's chrome takes around them.
package struct ChromeLayout: NodeLayout {
  package let control: ControlSpec
  var stack = StackLayout.row(.center, spacing: nil)
  /// Fills the proposed width and centres the views.
  var isFlexible = false

  package init(
    control: ControlSpec, stack: StackLayout = StackLayout.row(.center, spacing: nil),
    isFlexible: Bool = false
  ) {
    self.control = control
    self.stack = stack
    self.isFlexible = isFlexible
  }

  package func spacing(_ node: RenderNode) -> ViewSpacing { node.runtime.controlSpacing }

  private func insets(_ node: RenderNode) -> EdgeInsets { node.runtime.host.insets(for: control) }

  /// The insets around views of this height: part of what exceeds one line is taken from the
  /// vertical insets. A lone image gets the same insets at the sides as above and below, as in the
  /// desktop's buttons.
  private func insets(
    _ node: RenderNode, round height: CGFloat, for proposal: ProposedViewSize
  ) -> EdgeInsets {
    var insets = insets(node, for: proposal)
    let metrics = node.runtime.host.metrics
    guard control.kind == .button, metrics.buttonLine > 0 else { return insets }
    var excess = max(0, height - metrics.buttonLine)
    // A line in another script is taller by less than half; anything taller has more lines.
    if excess * 2 > metrics.buttonLine { excess = min(excess, metrics.buttonLineRoom) }
    // However large the letters are, at least one point stays above and below, so they touch no
    // edge.
    excess = min(excess, max(metrics.buttonLineRoom, insets.top + insets.bottom - 2))
    insets.top = max(0, insets.top - excess / 2)
    insets.bottom = max(0, insets.bottom - excess / 2)
    if node.isOnlyPicture {
      // A menu's indicator keeps its space.
      let mark = insets.trailing - insets.leading
      let side = ((insets.top + insets.bottom) / 2).rounded(.up)
      insets.leading = min(insets.leading, side)
      insets.trailing = insets.leading + mark
    }
    return insets
  }

  /// The space at the sides of a title that a button keeps in any case.
  private static var leastSide: CGFloat { 8 }

  /// The insets for a proposal. A narrow button of a desktop takes what its title lacks from its
  /// sides, if that makes room for the whole title.
  private func insets(_ node: RenderNode, for proposal: ProposedViewSize) -> EdgeInsets {
    var insets = insets(node)
    guard control.kind == .button, node.runtime.host.metrics.buttonLine > 0,
      let width = proposal.width, width.isFinite
    else { return insets }
    let whole = wholeWidth(node) + insets.leading + insets.trailing
    let missing = (whole - width) / 2
    guard missing > 0, missing <= insets.leading - Self.leastSide, !node.isOnlyPicture else {
      return insets
    }
    insets.leading -= missing
    insets.trailing -= missing
    return insets
  }

  /// The width of the views in a line without bounds. The node's arrangement stays the one for its
  /// proposal: the views remember their own sizes.
  private func wholeWidth(_ node: RenderNode) -> CGFloat {
    node.children.count == 1
      ? node.children[0].sizeThatFits(.unspecified).width
      : stack.arrange(node.children, in: .unspecified).size.width
  }

  private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  private func arrangement(_ proposal: ProposedViewSize, _ node: RenderNode) -> Arrangement {
    node.arrangement(proposal) {
      stack.arrange($0, in: wordsWhole(inner(proposal, insets(node, for: proposal)), node))
    }
  }

  /// In cells, the start of a title's word says more than the word split in two: where a word does
  /// not fit, the title gets one line.
  private func wordsWhole(_ proposal: ProposedViewSize, _ node: RenderNode) -> ProposedViewSize {
    let grid = node.runtime.host.metrics.grid
    guard control.kind == .button, grid.width > 1, let width = proposal.width,
      let title = node.onlyText, title.count > 1,
      width < CGFloat(CellTextLayout.widestWord(of: title)) * grid.width
    else { return proposal }
    return ProposedViewSize(width: width, height: grid.height)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    let size = arrangement(proposal, node).size
    let insets = insets(node, round: size.height, for: proposal)
    let width = size.width + insets.leading + insets.trailing
    return CGSize(
      width: isFlexible ? wide(proposal, width) : width,
      height: size.height + insets.top + insets.bottom)
  }

  private func wide(_ proposal: ProposedViewSize, _ own: CGFloat) -> CGFloat {
    guard let offered = proposal.width, offered.isFinite else { return own }
    return max(offered, own)
  }

  /// The offset that centres the views.
  private func shift(_ node: RenderNode, in width: CGFloat, _ own: CGFloat) -> CGFloat {
    guard isFlexible else { return 0 }
    return node.runtime.host.metrics.snap(max((width - own) / 2, 0), horizontally: true)
  }

  package func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    let arrangement = arrangement(proposal, node)
    let insets = insets(node, round: arrangement.size.height, for: proposal)
    let shift = shift(
      node, in: size.width, arrangement.size.width + insets.leading + insets.trailing)
    for (child, placement) in zip(node.children, arrangement.placements) {
      let origin = CGPoint(
        x: placement.origin.x + insets.leading + shift, y: placement.origin.y + insets.top)
      node.place(child, at: origin, proposal: placement.proposal)
    }
  }

  package func explicitAlignment(
    _ key: AlignmentKey, _ node: RenderNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let arrangement = arrangement(proposal, node)
    let insets = insets(node, round: arrangement.size.height, for: proposal)
    return arrangement.explicitAlignment(key, of: node.children).map {
      $0 + (key.axis == .horizontal ? insets.leading : insets.top)
    }
  }
}

extension RenderNode {
  /// Whether an image is the only visible content.
  fileprivate var isOnlyPicture: Bool {
    var node = self
    while node.children.count == 1 {
      node = node.children[0]
      switch node.content?.leaf {
      case .image: return true
      case nil, .some(.none): break
      default: return false
      }
    }
    return false
  }

  /// The text, if it is the only visible content.
  fileprivate var onlyText: String? {
    var node = self
    while node.children.count == 1 {
      node = node.children[0]
      guard let content = node.content else { continue }
      if case .text(let text) = content.leaf { return text.string }
      return nil
    }
    return nil
  }
}
