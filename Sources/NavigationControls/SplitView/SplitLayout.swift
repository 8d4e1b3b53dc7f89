import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// The actual offsets of a split view's dividers, within the limits of its views.
@MainActor
final class SplitPlaces {
  fileprivate(set) var ways: [CGFloat] = []
}

/// The views of a split view, alternating with the dividers.
struct SplitBox<Content: View>: View, ContainerView {
  typealias Body = Never
  let content: Content
  let axis: Axis
  /// The offset of each divider from the position that the views' sizes give it.
  let ways: [CGFloat]
  let places: SplitPlaces

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    SplitLayout(axis: axis, ways: ways, places: places)
  }

  func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool {
    axis != old.pointee.axis || ways != old.pointee.ways
  }
}

/// A stack with moved dividers: one view grows by what its neighbour loses.
private struct SplitLayout: AxialLayout {
  let axis: Axis
  let ways: [CGFloat]
  let places: SplitPlaces

  private func arrangement(_ proposal: ProposedViewSize, _ node: RenderNode) -> Arrangement {
    node.arrangement(proposal) { children in
      let stack = StackLayout(
        axis: axis,
        alignment: axis == .horizontal
          ? VerticalAlignment.center.key : HorizontalAlignment.center.key,
        spacing: 0)
      let plain = stack.arrange(children, in: proposal)
      places.ways = ways.map { _ in 0 }
      return moved(plain, children, proposal, node)
    }
  }

  private func moved(
    _ plain: Arrangement, _ children: [RenderNode], _ proposal: ProposedViewSize,
    _ node: RenderNode
  ) -> Arrangement {
    guard ways.contains(where: { $0 != 0 }) else { return plain }
    let across = proposal[axis.other]
    var lengths = plain.placements.map { $0.size[axis] }
    for (line, way) in ways.enumerated() where way != 0 {
      let (before, after) = (2 * line, 2 * line + 2)
      guard children.indices.contains(after) else { break }
      let limits = [before, after].map { range(of: children[$0], across) }
      let least = max(
        limits[0].lowerBound - lengths[before], lengths[after] - limits[1].upperBound)
      let most = min(
        limits[0].upperBound - lengths[before], lengths[after] - limits[1].lowerBound)
      let preferred = node.runtime.host.metrics.snap(way, horizontally: axis == .horizontal)
      let actual = max(min(preferred, max(most, 0)), min(least, 0))
      lengths[before] += actual
      lengths[after] -= actual
      places.ways[line] = actual
    }
    var start: CGFloat = 0
    var arrangement = plain
    for (index, child) in children.enumerated() {
      let offered = ProposedViewSize(axis, major: lengths[index], minor: across)
      let size = child.sizeThatFits(offered)
      let room = plain.size[axis.other] - size[axis.other]
      arrangement.placements[index] = Arrangement.Placement(
        origin: CGPoint(axis, major: start, minor: room / 2), size: size, proposal: offered)
      start += lengths[index]
    }
    arrangement.size = CGSize(axis, major: start, minor: plain.size[axis.other])
    return arrangement
  }

  /// The range of lengths that a view accepts.
  private func range(of child: RenderNode, _ across: CGFloat?) -> ClosedRange<CGFloat> {
    let least = child.sizeThatFits(ProposedViewSize(axis, major: 0, minor: across))[axis]
    let most = child.sizeThatFits(ProposedViewSize(axis, major: .infinity, minor: across))[axis]
    return least...max(least, most)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    arrangement(proposal, node).size
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    node.place(arrangement(proposal, node))
  }

  func spacing(_ node: RenderNode) -> ViewSpacing {
    StackLayout.row(spacing: 0).spacing(of: node.children)
  }
}
