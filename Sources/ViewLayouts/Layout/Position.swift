import Foundation
import LayoutCore
import ViewRuntime

package struct PositionModifier: Equatable {
  let position: CGPoint
}

extension PositionModifier: LayoutModifier {
  package typealias Body = Never

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    PositionLayout(position: position)
  }

  package func laysOutDifferently(from old: Self) -> Bool { self != old }
}

/// Takes the whole proposal and places the centre of the view at a point of it.
private struct PositionLayout: WrapperLayout {
  let position: CGPoint

  func size(child: CGSize, _ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child)
  }

  func placementProposal(
    _ proposal: ProposedViewSize, in size: CGSize, _ node: RenderNode
  ) -> ProposedViewSize { ProposedViewSize(size) }

  func childOrigin(_ child: ViewDimensions, in size: CGSize, _ node: RenderNode) -> CGPoint {
    let metrics = node.runtime.host.metrics
    return CGPoint(
      x: metrics.snap(position.x - child.width / 2, horizontally: true),
      y: metrics.snap(position.y - child.height / 2, horizontally: false))
  }

  func spacing(_ node: RenderNode) -> ViewSpacing { node.runtime.defaultSpacing }
  func priority(_ node: RenderNode) -> Double { priorityOfSized(node) }
}

extension View {
  /// Places the centre of the view at a point of the proposed space.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Places the centre of the view at a point of the proposed space, in points from its upper
  /// leading corner.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
