import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A thin line between views: across a column, or down a row.
public struct Divider: Sendable {
  /// Makes a line one point thick, or as thin as the host can draw; in a terminal a row or a
  /// column.
  public nonisolated init() {}
}

extension Divider: View {
  public typealias Body = Never
}

extension Divider: PrimitiveView, LeafView {
  package func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    NodeContent(
      role: .divider,
      leaf: .shape(
        ShapeContent(
          geometry: .rectangle,
          fill: .color(Color(.semantic(.separator)).hostColor(in: environment)))),
      traits: .hiddenFromAccessibility)
  }

  package static let environmentMask = Color.environmentMask
  package static func resizes(
    _ old: NodeContent, _ new: NodeContent, on host: any RenderHost
  ) -> Bool {
    false
  }
  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout { DividerLayout() }
}

private struct DividerLayout: NodeLayout {
  /// Returns a point, or the host's smallest unit.
  private func thickness(_ node: RenderNode, vertical: Bool) -> CGFloat {
    let grid = node.runtime.host.metrics.grid
    return max(vertical ? grid.width : grid.height, 1)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    let isVertical = node.enclosingAxis == .horizontal
    let thickness = thickness(node, vertical: isVertical)
    return isVertical
      ? CGSize(width: thickness, height: max(proposal.height ?? 10, 0))
      : CGSize(width: max(proposal.width ?? 10, 0), height: thickness)
  }
}
