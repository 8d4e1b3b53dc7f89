import HostInterface
import LayoutCore
import Previews
import ViewRuntime

/// Shows a preview in the size set by `previewLayout(_:)`, centred in the available space.
struct PreviewCanvas<Content: View> {
  let content: Content
}

extension PreviewCanvas: View {
  typealias Body = Never
}

extension PreviewCanvas: ContainerView {
  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout { PreviewCanvasLayout() }
  func nodeContent(in environment: EnvironmentValues) -> NodeContent? { nil }
  func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool { false }
}

private struct PreviewCanvasLayout: NodeLayout {
  private func offered(_ child: RenderNode, _ room: ProposedViewSize) -> ProposedViewSize {
    switch child.previewPreferences.layout {
    case .device: room
    case .sizeThatFits: .unspecified
    case .fixed(let width, let height): ProposedViewSize(width: width, height: height)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    let own = node.children.first.map { $0.sizeThatFits(offered($0, proposal)) } ?? .zero
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    for child in node.children {
      let offered = offered(child, ProposedViewSize(size))
      var own = child.sizeThatFits(offered)
      if case .fixed(let width, let height) = child.previewPreferences.layout {
        own = CGSize(width: width, height: height)
      }
      let metrics = node.runtime.host.metrics
      let origin = CGPoint(
        x: metrics.snap(max(size.width - own.width, 0) / 2, horizontally: true),
        y: metrics.snap(max(size.height - own.height, 0) / 2, horizontally: false))
      node.place(child, at: origin, proposal: offered)
    }
  }
}
