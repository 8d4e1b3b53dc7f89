import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A row across the list's full width: the content inside its insets, in front of the row's
/// background.
package struct RowLayout: NodeLayout, Equatable {
  /// nil means the host's insets.
  package let insets: EdgeInsets?
  /// Overrides the insets at single edges.
  package var edges = RowEdges()
  package let control: ControlSpec
  /// The inset at the top, in place of the host's.
  package var top: CGFloat?
  package var minimumHeight: CGFloat = 0
  /// The minimum height, whatever the content.
  package var least = Least.nothing

  /// Stacked rows have equal heights, as far as their content allows.
  package enum Least {
    case nothing
    /// A line of text, in any script.
    case line
    /// A host control.
    case control
  }

  package init(
    insets: EdgeInsets?, edges: RowEdges = RowEdges(), control: ControlSpec, top: CGFloat? = nil,
    minimumHeight: CGFloat = 0, least: Least = .nothing
  ) {
    self.insets = insets
    self.edges = edges
    self.control = control
    self.top = top
    self.minimumHeight = minimumHeight
    self.least = least
  }

  private func insets(_ node: RenderNode) -> EdgeInsets {
    let metrics = node.runtime.host.metrics
    var insets = insets ?? node.runtime.host.insets(for: control)
    if self.insets == nil, let top { insets.top = top }
    insets = edges.applied(to: insets)
    insets.top = metrics.snap(insets.top, horizontally: false)
    insets.bottom = metrics.snap(insets.bottom, horizontally: false)
    insets.leading = metrics.snap(insets.leading, horizontally: true)
    insets.trailing = metrics.snap(insets.trailing, horizontally: true)
    return insets
  }

  /// The space beside the card on which the row lies, which its background fills.
  private func cardInsets(_ node: RenderNode) -> EdgeInsets {
    var background = control
    background.rowPart = .background
    return node.runtime.host.insets(for: background)
  }

  private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  /// The nodes before and after the content: the handles of a list in edit mode.
  private func handles(_ node: RenderNode) -> [RenderNode] {
    node.children.dropFirst().filter { $0.trait(RowHandle.key, as: RowHandle.self) != nil }
  }

  private func insetsWithHandles(_ node: RenderNode) -> EdgeInsets {
    var insets = insets(node)
    for handle in handles(node) {
      let width = handle.sizeThatFits(.unspecified).width
      switch handle.trait(RowHandle.key, as: RowHandle.self) {
      case .leading: insets.leading += width
      case .trailing: insets.trailing += width
      case nil: break
      }
    }
    return insets
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    guard let content = node.children.first else { return .zero }
    let insets = insetsWithHandles(node)
    let size = content.sizeThatFits(inner(proposal, insets))
    let own = size.width + insets.leading + insets.trailing
    let width = proposal.width.flatMap { $0.isFinite ? max($0, own) : nil } ?? own
    return CGSize(
      width: width,
      height: max(
        max(size.height, leastHeight(node)) + insets.top + insets.bottom, minimumHeight))
  }

  private func leastHeight(_ node: RenderNode) -> CGFloat {
    let host = node.runtime.host
    let metrics = host.metrics
    guard metrics.buttonLine > 0, insets == nil else { return 0 }
    switch least {
    case .nothing: return 0
    case .line: return metrics.buttonLine + metrics.buttonLineRoom
    case .control:
      let insets = host.insets(for: ControlSpec(kind: .button))
      return metrics.buttonLine + insets.top + insets.bottom
    }
  }

  package func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    guard let content = node.children.first else { return }
    let insets = insetsWithHandles(node)
    let offered = inner(proposal, insets)
    // A row taller than its content centres it vertically.
    let height = content.sizeThatFits(offered).height
    let spare = max(0, size.height - insets.top - insets.bottom - height)
    node.place(
      content, at: CGPoint(x: insets.leading, y: insets.top + (spare / 2).rounded(.down)),
      proposal: offered)
    for other in node.children.dropFirst() {
      guard let handle = other.trait(RowHandle.key, as: RowHandle.self) else {
        let card = cardInsets(node)
        let width = max(size.width - card.leading - card.trailing, 0)
        node.place(
          other, at: CGPoint(x: card.leading, y: 0),
          proposal: ProposedViewSize(width: width, height: size.height))
        continue
      }
      let width = other.sizeThatFits(.unspecified).width
      let start = handle == .leading ? insets.leading - width : size.width - insets.trailing
      node.place(other, at: CGPoint(x: start, y: insets.top), proposal: .unspecified)
    }
  }
}

/// The side of a row's content on which a handle appears.
enum RowHandle {
  case leading, trailing
  static let key = ObjectIdentifier(RowHandle.self)
}
