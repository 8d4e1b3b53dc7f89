import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// What the user can do on an empty screen: below the description, at the distance that separates
/// buttons from an explanation.
struct UnavailableActions<Content: View> {
  let content: Content
}

extension UnavailableActions: View {
  typealias Body = Never
}

extension UnavailableActions: ContainerView {
  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    UnavailableActionsLayout()
  }

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? { nil }
}

private struct UnavailableActionsLayout: NodeLayout {
  private static let distance: CGFloat = 24

  private func arrangement(_ proposal: ProposedViewSize, _ node: RenderNode) -> Arrangement {
    node.arrangement(proposal) {
      StackLayout.column().arrange($0, in: proposal).snapped(to: node.runtime.host.metrics)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    arrangement(proposal, node).size
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    node.place(arrangement(proposal, node))
  }

  /// Returns the spacing of a column, with more room above; a line of cells is room enough.
  func spacing(_ node: RenderNode) -> ViewSpacing {
    let usual = StackLayout.column().spacing(of: node.children)
    if node.children.isEmpty || node.runtime.host.metrics.isInCells { return usual }
    return usual.replacing(.top, with: ViewSpacing(general: Self.distance))
  }
}
