import Foundation

/// A container's layout for one proposal: its own size, and for each child its final proposal,
/// chosen size and position.
///
/// Measuring reads ``size``, placing reads ``placements``: both come from one calculation, so a
/// container that keeps the value places without measuring again.
@usableFromInline
package struct Arrangement: Equatable, Sendable {
  /// The placement of one child.
  @usableFromInline
  package struct Placement: Equatable, Sendable {
    /// The child's upper leading corner, relative to the container's.
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

    /// The child's rectangle, relative to the container's upper leading corner.
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

  /// Returns the position of a guide of the container that its children set (S11.18); `nil` if none
  /// did.
  ///
  /// - Parameters:
  ///   - key: The guide.
  ///   - items: The children that were arranged.
  /// - Complexity: O(children); each returns its dimensions for a proposal that it has already
  ///   answered.
  @inlinable
  package func explicitAlignment<Items: Collection>(
    _ key: AlignmentKey, of items: Items
  ) -> CGFloat? where Items.Element: LayoutItem {
    // Children rarely set guides, so the values are collected only then.
    var explicit: [CGFloat?] = []
    for (item, placement) in zip(items, placements) {
      guard let own = item.dimensions(in: placement.proposal)[explicit: key] else { continue }
      explicit.append(own + placement.origin[key.axis])
    }
    return explicit.isEmpty ? nil : key.combineExplicit(explicit)
  }
}
