import Foundation

/// Rows and columns: the shared arithmetic of `HStack` and `VStack`.
///
/// ```text
///            major axis ─────────────────────────────▶
///          ┌────────┐       ┌──────────────┐       ┌─────┐
///   minor  │ child  │◀─gap─▶│    child     │◀─gap─▶│child│   lined up across the minor axis
///   axis   └────────┘       │              │       └─────┘   by a guide
///     ▼                     └──────────────┘
/// ```
///
/// The proposed length minus the gaps is distributed (S11.3):
///
/// 1. Children of a higher priority come first; the minimums of all lower ones are reserved.
/// 2. Among equals the least flexible child comes first, because it cannot use what others leave:
///    its flexibility is the length it chooses for an infinite proposal minus the length it chooses
///    for 0.
/// 3. Each is proposed an equal part of what is left at that point, and takes any part of it, or
///    more. Of 32 cells among three children the first two are proposed 11 and the last 10.
///
/// A proposal with nothing to distribute needs no order: an unspecified (`nil`) or infinite one is
/// passed on unchanged, and if no length is left every child is proposed 0.
///
/// - Complexity: O(n), and O(n log n) if children must be served in another order than their own. A
///   child is measured once, and twice more if there is a finite length to share with an equal. The
///   number of allocations does not depend on the number of children.
@usableFromInline
package struct StackLayout: Equatable, Sendable {
  /// The axis along which children follow each other.
  @usableFromInline package var axis: Axis

  /// The guide by which children are aligned across that axis.
  @usableFromInline package var alignment: AlignmentKey

  /// The gap between children in points; `nil` computes it for each pair of neighbours (S11.5).
  @usableFromInline package var spacing: CGFloat?

  /// The unit in which length is distributed, if the surface cannot subdivide it: a cell. 0: any
  /// length.
  @usableFromInline package var unit: CGFloat = 0

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Returns a row, as `HStack` makes it.
  package static func row(
    _ alignment: VerticalAlignment = .center, spacing: CGFloat? = nil
  ) -> StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// Returns a column, as `VStack` makes it.
  package static func column(
    _ alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) -> StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// Sizes and places the children of a stack for `proposal`.
  @inlinable
  package func arrange<Items: RandomAccessCollection>(
    _ items: Items, in proposal: ProposedViewSize
  ) -> Arrangement where Items.Element: LayoutItem {
    guard !items.isEmpty else { return .empty }
    var gaps = spacing == nil ? Gaps(items.count) : nil
    var available = proposal[axis].map { max($0, 0) }
    if let length = available, length > 0, length.isFinite {
      let gapSum =
        gaps?.measure(items, along: axis, upTo: length)
        ?? (spacing ?? 0) * CGFloat(items.count - 1)
      available = max(length - gapSum, 0)
    }
    let offer = ProposedViewSize(axis, major: available, minor: proposal[axis.other])

    var placements: [Arrangement.Placement]
    if let available, available > 0, available.isFinite, items.count > 1 {
      placements = share(available, among: items, offer: offer)
    } else {
      placements = []
      placements.reserveCapacity(items.count)
      for item in items {
        // All queries of a child happen in one visit: with very many children, a second visit finds
        // it no longer in the cache.
        gaps?.measure(item, at: placements.count, along: axis)
        placements.append(serve(item, offer))
      }
    }
    let size = line(up: &placements, gaps: gaps?.lengths)
    return Arrangement(size: size, placements: placements)
  }

  /// Returns the proposal that every child gets, if no length is divided among them.
  @inlinable
  package func commonOffer(_ proposal: ProposedViewSize) -> ProposedViewSize? {
    guard let length = proposal[axis] else { return proposal }
    guard length <= 0 || length == .infinity else { return nil }
    return ProposedViewSize(axis, major: max(length, 0), minor: proposal[axis.other])
  }

  /// Returns the stack's proposal during placement, once it has chosen a size: if nothing was
  /// proposed across, its own length. A divider in a row is as high as the row; a single child gets
  /// the stack's proposal, as if there were no stack (S11.23).
  @inlinable
  package func placementProposal(
    _ proposal: ProposedViewSize, in size: CGSize, count: Int
  ) -> ProposedViewSize {
    let minor = axis.other
    guard count != 1, proposal[minor] == nil else { return proposal }
    return ProposedViewSize(axis, major: proposal[axis], minor: size[minor])
  }

  /// Returns the spacing of the stack as a whole, as its neighbours see it: the first child's at
  /// the start, the last child's at the end, and all children's at the sides. An empty stack has
  /// none.
  @inlinable
  package func spacing<Items: BidirectionalCollection>(of items: Items) -> ViewSpacing
  where Items.Element: LayoutItem {
    guard !items.isEmpty else { return .zero }
    var whole = ViewSpacing()
    let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    for item in items { whole.formUnion(item.spacing, edges: sides) }
    if let first = items.first { whole.formUnion(first.spacing, edges: start) }
    if let last = items.last { whole.formUnion(last.spacing, edges: end) }
    return whole
  }

  /// The gaps before the children, if they are computed for each pair of neighbours (S11.5).
  @usableFromInline
  struct Gaps {
    @usableFromInline var lengths: [CGFloat] = []
    @usableFromInline var before: ViewSpacing?

    @inlinable
    init(_ count: Int) { lengths.reserveCapacity(count) }

    /// Adds the gap before a child, unless it is known.
    @inlinable
    mutating func measure(_ item: some LayoutItem, at place: Int, along axis: Axis) {
      guard lengths.count <= place else { return }
      let own = item.spacing
      lengths.append(before?.distance(to: own, along: axis) ?? 0)
      before = own
    }

    /// Adds gaps until all are known, or until they have used up a length; returns their sum.
    @inlinable
    mutating func measure<Items: Collection>(
      _ items: Items, along axis: Axis, upTo length: CGFloat
    ) -> CGFloat where Items.Element: LayoutItem {
      var sum: CGFloat = 0
      for item in items where sum < length {
        measure(item, at: lengths.count, along: axis)
        sum += lengths[lengths.count - 1]
      }
      return sum
    }
  }

  /// Measures a child with its final proposal.
  @inlinable
  func serve(_ item: some LayoutItem, _ offer: ProposedViewSize) -> Arrangement.Placement {
    let (size, guide) = item.size(offer, guide: alignment)
    return placement(size, guide: guide, offer)
  }

  /// Returns the placement of a child that chose a size. The origin's minor coordinate is relative to
  /// the guide.
  @inlinable
  package func placement(
    _ size: CGSize, guide: CGFloat, _ offer: ProposedViewSize
  ) -> Arrangement.Placement {
    Arrangement.Placement(
      origin: CGPoint(axis, major: 0, minor: guide.isFinite ? -guide : 0),
      size: size, proposal: offer)
  }

  /// Places served children one after another, aligns them, and returns the stack's size.
  @inlinable
  package func line(up placements: inout [Arrangement.Placement], gaps: [CGFloat]?) -> CGSize {
    let minor = axis.other
    var end: CGFloat = 0
    var low = CGFloat.infinity
    var high = -CGFloat.infinity
    for index in placements.indices {
      end += gaps?[index] ?? (index == 0 ? 0 : spacing ?? 0)
      placements[index].origin[axis] = end
      end += placements[index].size[axis]
      let start = placements[index].origin[minor]
      low = min(low, start)
      high = max(high, start + placements[index].size[minor])
    }
    for index in placements.indices { placements[index].origin[minor] -= low }
    return CGSize(axis, major: end, minor: high - low)
  }
}
