import Foundation

/// Rows and columns: the arithmetic of `HStack` and `VStack`, once for both.
///
/// ```text
///            major axis ─────────────────────────────▶
///          ┌────────┐       ┌──────────────┐       ┌─────┐
///   minor  │ child  │◀─gap─▶│    child     │◀─gap─▶│child│   lined up across the minor axis
///   axis   └────────┘       │              │       └─────┘   by a guide
///     ▼                     └──────────────┘
/// ```
///
/// What the gaps leave of the proposed length is shared out (S11.3):
///
/// 1. Children of a higher priority come first; for all lower ones their minimum is set aside.
/// 2. Among equals the least flexible child comes first, as it cannot make use of what others
///    leave: its flexibility is the length it chooses when offered everything less the length it
///    chooses when offered nothing.
/// 3. Each is offered an equal part of what is left by then, and takes what it wants of it, or
///    more. Of 32 cells among three the first two are offered 11 and the last 10.
///
/// A proposal that leaves nothing to share needs no order: an open one (`nil`) and an infinite one
/// are passed on as they are, and without any room everybody is offered 0.
///
/// - Complexity: O(n), and O(n log n) if children must be served in another order than their own.
///   A child is asked once, and twice more if there is a finite length to share with an equal. The
///   number of allocations does not depend on the number of children.
@usableFromInline
package struct StackLayout: Equatable, Sendable {
  /// The axis along which children follow each other.
  @usableFromInline package var axis: Axis

  /// The guide across that axis by which children are lined up.
  @usableFromInline package var alignment: AlignmentKey

  /// The gap between children in points; `nil` asks each pair of neighbours (S11.5).
  @usableFromInline package var spacing: CGFloat?

  /// What is shared out comes in whole ones of this, where the surface has no parts of it: a cell.
  /// 0: any length.
  @usableFromInline package var unit: CGFloat = 0

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A row, as `HStack` makes it.
  package static func row(
    _ alignment: VerticalAlignment = .center, spacing: CGFloat? = nil
  ) -> StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// A column, as `VStack` makes it.
  package static func column(
    _ alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) -> StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// Sizes and places the children of a stack that is offered `proposal`.
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
        // All that is asked of a child is asked at one visit: of very many, the next visit finds
        // it far away in memory.
        gaps?.measure(item, at: placements.count, along: axis)
        placements.append(serve(item, offer))
      }
    }
    let size = line(up: &placements, gaps: gaps?.lengths)
    return Arrangement(size: size, placements: placements)
  }

  /// What the stack is offered when its children are placed, having chosen a size: where nothing
  /// was proposed across, its own length. A divider in a row is as high as the row; a single child
  /// is offered what the stack is, as if there were no stack (S11.23).
  @inlinable
  package func placementProposal(
    _ proposal: ProposedViewSize, in size: CGSize, count: Int
  ) -> ProposedViewSize {
    let minor = axis.other
    guard count != 1, proposal[minor] == nil else { return proposal }
    return ProposedViewSize(axis, major: proposal[axis], minor: size[minor])
  }

  /// The spacing of the stack as a whole, as its own neighbours see it: the first child's at the
  /// start, the last child's at the end, and everybody's at the sides. An empty stack keeps none.
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

  /// The gaps before the children, where each pair of neighbours is asked (S11.5).
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

    /// Adds gaps until all are known, or until they have used up a length; gives their sum.
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

  /// Gives a child its last offer. The origin's minor coordinate is measured from the guide.
  @inlinable
  func serve(_ item: some LayoutItem, _ offer: ProposedViewSize) -> Arrangement.Placement {
    let dimensions = item.dimensions(in: offer)
    let guide = dimensions[alignment]
    return Arrangement.Placement(
      origin: CGPoint(axis, major: 0, minor: guide.isFinite ? -guide : 0),
      size: dimensions.size, proposal: offer)
  }

  /// Puts served children one behind the other, lines them up, and gives the stack's size.
  @inlinable
  func line(up placements: inout [Arrangement.Placement], gaps: [CGFloat]?) -> CGSize {
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
