import Foundation

/// What a container works out for one proposal: its own size, and for each child the proposal it
/// was given in the end, the size it chose and where it lies.
///
/// Measuring reads ``size``, placing reads ``placements``: both come out of one calculation, and a
/// container that keeps the value places without measuring again.
@usableFromInline
package struct Arrangement: Equatable, Sendable {
  /// Where one child lies.
  @usableFromInline
  package struct Placement: Equatable, Sendable {
    /// The child's upper leading corner, from the container's one.
    @usableFromInline package var origin: CGPoint

    /// The size that the child chose.
    @usableFromInline package var size: CGSize

    /// The proposal that the child answered with ``size``.
    @usableFromInline package var proposal: ProposedViewSize

    @inlinable
    package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
      self.origin = origin
      self.size = size
      self.proposal = proposal
    }

    /// The child's rectangle, from the container's upper leading corner.
    package var frame: CGRect { CGRect(origin: origin, size: size) }
  }

  /// The container's size.
  @usableFromInline package var size: CGSize

  /// One placement for each child, in the children's order.
  @usableFromInline package var placements: [Placement]

  @inlinable
  package init(size: CGSize, placements: [Placement]) {
    self.size = size
    self.placements = placements
  }

  /// The arrangement of no children.
  @usableFromInline package static let empty = Arrangement(size: .zero, placements: [])

  /// Where the container has a guide because children of it set one (S11.18); `nil` if none did.
  ///
  /// - Parameters:
  ///   - key: The guide.
  ///   - items: The children that were arranged.
  /// - Complexity: O(children), each asked for its dimensions with the proposal that it has
  ///   answered already.
  @inlinable
  package func explicitAlignment<Items: Collection>(
    _ key: AlignmentKey, of items: Items
  ) -> CGFloat? where Items.Element: LayoutItem {
    // Hardly ever does a child set one, so the values are only gathered then.
    var explicit: [CGFloat?] = []
    for (item, placement) in zip(items, placements) {
      guard let own = item.dimensions(in: placement.proposal)[explicit: key] else { continue }
      explicit.append(own + placement.origin[key.axis])
    }
    return explicit.isEmpty ? nil : key.combineExplicit(explicit)
  }
}
