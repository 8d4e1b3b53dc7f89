import Foundation

/// Children on top of each other: the arithmetic of `ZStack` (S11.11).
///
/// ```text
///   ┌───────────────┐
///   │  ┌─────────┐  │   each child is offered the whole proposal; guides of all
///   │  │         │  │   children fall on one place; the size is what the children
///   │  └─────────┘  │   of the highest priority cover together
///   └───────────────┘
/// ```
@usableFromInline
package struct LayeredLayout: Equatable, Sendable {
  /// The guides by which children are aligned to each other.
  @usableFromInline package var alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Sizes and places the children of a stack of layers that is offered `proposal`.
  @inlinable
  package func arrange<Items: Collection>(
    _ items: Items, in proposal: ProposedViewSize
  ) -> Arrangement where Items.Element: LayoutItem {
    guard let topPriority = items.lazy.map(\.priority).max() else { return .empty }
    var placements: [Arrangement.Placement] = []
    placements.reserveCapacity(items.count)
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for item in items {
      let dimensions = item.dimensions(in: proposal)
      let guide = CGPoint(
        x: dimensions[alignment.horizontal.key], y: dimensions[alignment.vertical.key])
      let origin = CGPoint(x: guide.x.isFinite ? -guide.x : 0, y: guide.y.isFinite ? -guide.y : 0)
      placements.append(.init(origin: origin, size: dimensions.size, proposal: proposal))
      guard item.priority == topPriority else { continue }
      low = CGPoint(x: min(low.x, origin.x), y: min(low.y, origin.y))
      high = CGPoint(
        x: max(high.x, origin.x + dimensions.width), y: max(high.y, origin.y + dimensions.height))
    }
    for index in placements.indices {
      placements[index].origin.x -= low.x
      placements[index].origin.y -= low.y
    }
    let size = CGSize(width: high.x - low.x, height: high.y - low.y)
    return Arrangement(size: size, placements: placements)
  }

  /// The spacing of the layers as a whole: the largest preference on each side.
  @inlinable
  package func spacing<Items: Collection>(of items: Items) -> ViewSpacing
  where Items.Element: LayoutItem {
    items.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }
}
