import Controls
import Foundation
import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

/// The buttons and fields of an alert or a dialog, and the button that the system adds if none of
/// the program's buttons closes it (S12.5).
struct DialogActions<Actions: View> {
  let actions: Actions
  let isColumn: Bool
}

extension DialogActions: View {
  typealias Body = Never
}

extension DialogActions: ContainerView {
  /// The added button always exists, as the last one, and is hidden if it is not needed. Like any
  /// button of a dialog, it closes the dialog; it does nothing else.
  @ViewBuilder var content: some View {
    actions
    if isColumn {
      Controls.Button(.library("Cancel"), role: .cancel) {}
    } else {
      Controls.Button(.library("OK")) {}
    }
  }

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    DialogActionsLayout(isColumn: isColumn)
  }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? { nil }
}

/// Fields in a column, then the buttons in a row, or in a column if the row is too long.
struct DialogActionsLayout: NodeLayout {
  let isColumn: Bool

  private struct Place {
    let node: RenderNode
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  /// Returns the nodes to show, without the added button if it is not needed.
  private func shown(_ node: RenderNode) -> [RenderNode] {
    guard let added = node.children.last else { return [] }
    let own = node.children.dropLast()
    let isNeeded = !own.contains { isColumn ? $0.isCancelButton : $0.isButton }
    added.isShown = isNeeded
    return isNeeded ? node.children : Array(own)
  }

  private func arrange(_ proposal: ProposedViewSize, _ node: RenderNode) -> ([Place], CGSize) {
    let metrics = node.runtime.host.metrics
    let gap = max(metrics.defaultSpacing.width, metrics.grid.width)
    let nodes = shown(node)
    let fields = nodes.filter { !$0.isButton }
    let buttons = nodes.filter(\.isButton)
    let sizes = buttons.map { $0.sizeThatFits(.unspecified) }
    let rowWidth = sizes.map(\.width).reduce(0, +) + gap * CGFloat(max(0, buttons.count - 1))
    let most = proposal.width ?? .infinity
    let stacks = isColumn || rowWidth > most
    let widest = (sizes.map(\.width).max() ?? 0)
    var width = stacks ? widest : rowWidth
    for field in fields { width = max(width, field.sizeThatFits(.unspecified).width) }
    if !fields.isEmpty { width = max(width, min(most, 240)) }
    width = min(width, most)
    var places: [Place] = []
    var y: CGFloat = 0
    for field in fields {
      let offered = ProposedViewSize(width: width, height: nil)
      places.append(Place(node: field, origin: CGPoint(x: 0, y: y), proposal: offered))
      y += field.sizeThatFits(offered).height
    }
    if !fields.isEmpty, !buttons.isEmpty { y += metrics.grid.height }
    if stacks {
      for button in buttons {
        let offered = ProposedViewSize(width: width, height: nil)
        let size = button.sizeThatFits(offered)
        let x = metrics.snap((width - size.width) / 2, horizontally: true)
        places.append(Place(node: button, origin: CGPoint(x: x, y: y), proposal: offered))
        y += size.height
      }
    } else {
      var x = metrics.snap(max(0, width - rowWidth) / 2, horizontally: true)
      for (button, size) in zip(buttons, sizes) {
        places.append(
          Place(node: button, origin: CGPoint(x: x, y: y), proposal: .unspecified))
        x += size.width + gap
      }
      y += sizes.map(\.height).max() ?? 0
    }
    return (places, CGSize(width: width, height: y))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    arrange(proposal, node).1
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    for place in arrange(ProposedViewSize(size), node).0 {
      node.place(place.node, at: place.origin, proposal: place.proposal)
    }
  }
}

extension RenderNode {
  /// The content that a host sees for this node: its own or the first of its descendants.
  private var shownContent: NodeContent? {
    if let content { return content }
    return children.lazy.compactMap(\.shownContent).first
  }

  fileprivate var isButton: Bool { shownContent?.role == .button }

  fileprivate var isCancelButton: Bool {
    shownContent.map { $0.role == .button && $0.traits.contains(.cancelAction) } ?? false
  }
}
