import Foundation
import HostInterface
import LayoutCore

/// Children stacked on top of each other: `ZStack`, and the second view of an overlay.
package struct LayersLayout: NodeLayout {
  private let layers: LayeredLayout

  package init(alignment: Alignment) { layers = LayeredLayout(alignment: alignment) }

  private func arrangement(
    in size: CGSize, _ proposal: ProposedViewSize, _ node: RenderNode
  ) -> Arrangement {
    let offer = layers.placementProposal(proposal, in: size, count: node.children.count)
    return node.arrangement(offer) {
      layers.arrange($0, in: offer).snapped(to: node.runtime.host.metrics)
    }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    layers.size(of: node.children, in: proposal)
  }

  package func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    node.place(arrangement(in: size, proposal, node))
  }

  package func explicitAlignment(
    _ key: AlignmentKey, _ node: RenderNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    arrangement(in: size, proposal, node).explicitAlignment(key, of: node.children)
  }

  package func spacing(_ node: RenderNode) -> ViewSpacing { layers.spacing(of: node.children) }
}

/// A view with a second one above or below it (S11.11).
struct SecondaryLayout: WrapperLayout, SafeAreaPassing {
  let alignment: Alignment
  /// The edges at which the second view extends into the safe area.
  let safeAreaEdges: Edge.Set

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    guard let primary = node.children.first else { return }
    let reach = node.safeAreaInsets(at: safeAreaEdges)
    // Computed before the child is placed, which drops the arrangement that its guides depend on.
    let guides =
      reach == EdgeInsets() ? self.guides(of: primary.dimensions(in: proposal)) : .zero
    node.place(primary, at: .zero, proposal: proposal)
    // A scroll view that extends into the safe area keeps its second view inside of it.
    let extent = safeAreaEdges.isEmpty ? primary.takenSafeArea : EdgeInsets()
    for layer in node.children.dropFirst() {
      if reach != EdgeInsets() {
        node.place(layer, reachingBy: reach, in: size)
        continue
      }
      if extent != EdgeInsets() {
        place(layer, within: extent, node, in: size)
        continue
      }
      let offered = ProposedViewSize(size)
      let own = self.guides(of: layer.dimensions(in: offered))
      let (x, y) = (guides.x - own.x, guides.y - own.y)
      node.place(
        layer,
        at: node.runtime.host.metrics.snap(
          origin: CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)), proposal: offered)
    }
  }

  private func place(
    _ layer: RenderNode, within insets: EdgeInsets, _ node: RenderNode, in size: CGSize
  ) {
    let inner = CGSize(
      width: max(size.width - insets.total(along: .horizontal), 0),
      height: max(size.height - insets.total(along: .vertical), 0))
    let offered = ProposedViewSize(inner)
    let own = self.guides(of: layer.dimensions(in: offered))
    let ends = guides(of: ViewDimensions(size: inner))
    node.place(
      layer,
      at: node.runtime.host.metrics.snap(
        origin: CGPoint(x: insets.leading + ends.x - own.x, y: insets.top + ends.y - own.y)),
      proposal: offered)
  }

  private func guides(of dimensions: ViewDimensions) -> CGPoint {
    CGPoint(x: dimensions[alignment.horizontal.key], y: dimensions[alignment.vertical.key])
  }
}

extension Arrangement {
  /// Returns the arrangement with every child snapped to the host's grid, if it has one.
  package func snapped(to metrics: HostMetrics) -> Arrangement {
    guard metrics.grid != .zero else { return self }
    var copy = self
    for (index, placement) in placements.enumerated() {
      let origin = metrics.snap(origin: placement.origin)
      // Most are already snapped; then nothing is copied.
      if origin != placement.origin { copy.placements[index].origin = origin }
    }
    return copy
  }
}

extension RenderNode {
  /// Places every child according to an arrangement.
  package func place(_ arrangement: Arrangement) {
    // Not `zip`, which copies each of possibly very many placements once more.
    let (children, placements) = (children, arrangement.placements)
    children.withUnsafeBufferPointer { children in
      for index in 0..<min(children.count, placements.count) {
        children.borrowed(index) {
          place($0, at: placements[index].origin, proposal: placements[index].proposal)
        }
      }
    }
  }
}
