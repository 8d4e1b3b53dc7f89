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
/// During placement the children are proposed that size (S11.23): a colour behind a text is as
/// large as the text if the stack itself was proposed no size.
@usableFromInline
package struct LayeredLayout: Equatable, Sendable {
  /// The guides by which children are aligned to each other.
  @usableFromInline package var alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Returns the proposal for the layers during placement: the stack's own size; a single layer
  /// gets the stack's proposal, as if there were no stack.
  @inlinable
  package func placementProposal(
    _ proposal: ProposedViewSize, in size: CGSize, count: Int
  ) -> ProposedViewSize {
    count == 1 ? proposal : ProposedViewSize(size)
  }

  /// Returns the size of the layers for `proposal`.
  @inlinable
  package func size<Items: Collection>(of items: Items, in proposal: ProposedViewSize) -> CGSize
  where Items.Element: LayoutItem {
    guard let topPriority = items.lazy.map(\.priority).max() else { return .zero }
    var extent = LayersExtent()
    for item in items where item.priority == topPriority {
      let dimensions = item.dimensions(in: proposal)
      extent.cover(dimensions.size, guide: guide(of: dimensions))
    }
    return extent.size
  }

  /// Sizes and places the layers for `proposal`.
  @inlinable
  package func arrange<Items: Collection>(
    _ items: Items, in proposal: ProposedViewSize
  ) -> Arrangement where Items.Element: LayoutItem {
    guard let topPriority = items.lazy.map(\.priority).max() else { return .empty }
    var placements: [Arrangement.Placement] = []
    placements.reserveCapacity(items.count)
    var extent = LayersExtent()
    for item in items {
      let dimensions = item.dimensions(in: proposal)
      let guide = guide(of: dimensions)
      let origin = CGPoint(x: -guide.x, y: -guide.y)
      placements.append(.init(origin: origin, size: dimensions.size, proposal: proposal))
      if item.priority == topPriority { extent.cover(dimensions.size, guide: guide) }
    }
    for index in placements.indices {
      placements[index].origin.x += extent.before.x
      placements[index].origin.y += extent.before.y
    }
    return Arrangement(size: extent.size, placements: placements)
  }

  /// Returns the point where the guides of a layer meet; its corner if a guide is not a number.
  @inlinable
  package func guide(of dimensions: ViewDimensions) -> CGPoint {
    let x = dimensions[alignment.horizontal.key]
    let y = dimensions[alignment.vertical.key]
    return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }

  /// Returns the spacing of the layers as a whole: on each side the largest preference of the
  /// children that determine its size.
  @inlinable
  package func spacing<Items: Collection>(of items: Items) -> ViewSpacing
  where Items.Element: LayoutItem {
    guard let topPriority = items.lazy.map(\.priority).max() else { return .zero }
    return items.reduce(into: ViewSpacing()) {
      if $1.priority == topPriority { $0.formUnion($1.spacing) }
    }
  }
}

/// The combined extent of layers, before and after the point where their guides meet.
@usableFromInline
struct LayersExtent {
  @usableFromInline var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
  @usableFromInline var after = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  @inlinable init() {}

  @inlinable var size: CGSize { CGSize(width: before.x + after.x, height: before.y + after.y) }

  @inlinable
  mutating func cover(_ size: CGSize, guide: CGPoint) {
    before = CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
    after = CGPoint(x: max(after.x, size.width - guide.x), y: max(after.y, size.height - guide.y))
  }
}
