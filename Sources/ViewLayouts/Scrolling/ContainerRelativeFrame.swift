import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// The modifier of `containerRelativeFrame`.
private struct ContainerRelativeFrameModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeFrameModifier: LayoutModifier {
  typealias Body = Never

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    ContainerRelativeLayout(axes: axes, alignment: alignment, length: length)
  }
}

private struct ContainerRelativeLayout: WrapperLayout {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  /// Returns the size of the scroll view, screen or tab that contains the node, otherwise the
  /// window's.
  private func container(_ node: RenderNode) -> CGSize {
    if let (layout, container) = node.sizeContainer {
      layout.watchSize(node)
      node.markFollowsContainerSize()
      return layout.containerSize(container)
    }
    return node.runtime.host.size
  }

  func childProposal(_ proposal: ProposedViewSize, _ node: RenderNode) -> ProposedViewSize {
    let container = container(node)
    let metrics = node.runtime.host.metrics
    return node.trackingReads {
      var proposal = proposal
      if axes.contains(.horizontal) {
        proposal.width = metrics.snap(
          max(length(container.width, .horizontal), 0), horizontally: true)
      }
      if axes.contains(.vertical) {
        proposal.height = metrics.snap(
          max(length(container.height, .vertical), 0), horizontally: false)
      }
      return proposal
    } whileLeaving: { _ in
      ProposedViewSize(
        width: axes.contains(.horizontal) ? node.size.width : proposal.width,
        height: axes.contains(.vertical) ? node.size.height : proposal.height)
    }
  }

  func size(child: CGSize, _ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    let own = childProposal(proposal, node)
    return CGSize(
      width: axes.contains(.horizontal) ? own.width ?? child.width : child.width,
      height: axes.contains(.vertical) ? own.height ?? child.height : child.height)
  }

  func childOrigin(_ child: ViewDimensions, in size: CGSize, _ node: RenderNode) -> CGPoint {
    let frame = ViewDimensions(size: size)
    return CGPoint(
      x: frame[alignment.horizontal] - child[alignment.horizontal],
      y: frame[alignment.vertical] - child[alignment.vertical])
  }
}

extension View {
  /// Makes the view as large as its container: the nearest scroll view, screen of a navigation
  /// stack, column of a split view, tab, or otherwise the window. A scroll view's margins and safe
  /// area and a screen's bars are subtracted.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a fraction of the scroll view, screen, tab or window that contains it.
  ///
  /// ```swift
  /// card.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)   // a third
  /// ```
  ///
  /// - Parameters:
  ///   - count: the number of parts.
  ///   - span: the number of parts that the view takes.
  ///   - spacing: the spacing between the parts, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      // Subtracted as lengths: the difference of extreme counts has no place in an integer.
      let part = (length - spacing * (CGFloat(count) - 1)) / CGFloat(max(count, 1))
      return part * CGFloat(span) + spacing * (CGFloat(span) - 1)
    }
  }

  /// Gives the view a length computed from the container's.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
