import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension Color: View {
  public typealias Body = Never
}

extension Color: PrimitiveView, LeafView {
  package func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    NodeContent(
      role: .shape,
      leaf: .shape(
        ShapeContent(geometry: .rectangle, fill: .color(hostColor(in: environment)))))
  }

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout { FillingLayout() }
  package static func resizes(
    _ old: NodeContent, _ new: NodeContent, on host: any RenderHost
  ) -> Bool {
    false
  }
}

/// Takes the proposed size; 10 points for unspecified dimensions (S11.2).
package struct FillingLayout: NodeLayout {
  let ideal: CGSize

  package init(ideal: CGSize = CGSize(width: 10, height: 10)) { self.ideal = ideal }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ideal)
  }
}
