import Foundation
import HostInterface
import LayoutCore
import ViewBasics
import ViewDrawing
import ViewRuntime

/// The label of an empty screen: a large symbol above the title, or before it where symbols are
/// characters.
struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    UnavailableLabel {
      configuration.icon.font(.system(size: 56)).foregroundStyle(.secondary)
      configuration.title
    }
  }
}

private struct UnavailableLabel<Content: View> {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension UnavailableLabel: View {
  typealias Body = Never
}

extension UnavailableLabel: ContainerView {
  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout { UnavailableLabelLayout() }
  func nodeContent(in environment: EnvironmentValues) -> NodeContent? { nil }
}

private struct UnavailableLabelLayout: NodeLayout {
  private func arrangement(_ proposal: ProposedViewSize, _ node: RenderNode) -> Arrangement {
    let stack =
      node.runtime.host.metrics.isInCells ? StackLayout.row() : StackLayout.column(spacing: 12)
    return node.arrangement(proposal) { stack.arrange($0, in: proposal) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    arrangement(proposal, node).size
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    node.place(arrangement(proposal, node))
  }
}
