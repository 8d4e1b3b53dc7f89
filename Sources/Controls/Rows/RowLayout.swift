import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A row over the list's whole width: the content within its insets, and behind it the row's
/// background.
struct RowLayout: NodeLayout {
  /// nil: the host's.
  let insets: EdgeInsets?
  let control: ControlSpec

  private func insets(_ node: RenderNode) -> EdgeInsets {
    guard var insets else { return node.runtime.host.insets(for: control) }
    let metrics = node.runtime.host.metrics
    insets.top = metrics.snap(insets.top, horizontally: false)
    insets.bottom = metrics.snap(insets.bottom, horizontally: false)
    insets.leading = metrics.snap(insets.leading, horizontally: true)
    insets.trailing = metrics.snap(insets.trailing, horizontally: true)
    return insets
  }

  private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    guard let content = node.children.first else { return .zero }
    let insets = insets(node)
    let size = content.sizeThatFits(inner(proposal, insets))
    let own = size.width + insets.leading + insets.trailing
    let width = proposal.width.flatMap { $0.isFinite ? max($0, own) : nil } ?? own
    return CGSize(width: width, height: size.height + insets.top + insets.bottom)
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    guard let content = node.children.first else { return }
    let insets = insets(node)
    node.place(
      content, at: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal, insets))
    for background in node.children.dropFirst() {
      node.place(background, at: .zero, proposal: ProposedViewSize(size))
    }
  }
}
