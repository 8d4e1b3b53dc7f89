import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Says where a section begins or ends, for a container that takes sections apart.
struct SectionMarker: View {
  let part: SectionPart

  var body: some View { EmptyMark().modifier(SectionPartModifier(part: part)) }
}

private struct EmptyMark: View, LeafView {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent { NodeContent() }
  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout { MarkLayout() }
}

private struct MarkLayout: NodeLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize { .zero }
}
