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
///
/// When they are placed, the children are offered that size (S11.23): a colour behind a text is as
/// large as the text where the stack itself was offered no size.
@usableFromInline
package struct LayeredLayout: Equatable, Sendable {
  /// The guides by which children are aligned to each other.
  @usableFromInline package var alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The size of a stack of layers that is offered `proposal`.
  @inlinable
  package func size<Items: Collection>(of items: Items, in proposal: ProposedViewSize) -> CGSize
  where Items.Element: LayoutItem {
    guard let topPriority = items.lazy.map(\.priority).max() else { return .zero }
    var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var after = before
    for item in items where item.priority == topPriority {
      let dimensions = item.dimensions(in: proposal)
      let x = dimensions[alignment.horizontal.key]
      let y = dimensions[alignment.vertical.key]
      let guide = CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
      before = CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
      after = CGPoint(
        x: max(after.x, dimensions.width - guide.x), y: max(after.y, dimensions.height - guide.y))
    }
    return CGSize(width: before.x + after.x, height: before.y + after.y)
  }

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

  /// The spacing of the layers as a whole: the largest preference on each side of those that make
  /// its size.
  @inlinable
  package func spacing<Items: Collection>(of items: Items) -> ViewSpacing
  where Items.Element: LayoutItem {
    guard let topPriority = items.lazy.map(\.priority).max() else { return .zero }
    return items.reduce(into: ViewSpacing()) {
      if $1.priority == topPriority { $0.formUnion($1.spacing) }
    }
  }
}
