/// Gives a child its ideal length along some axes, whatever is proposed (S11.12).
///
/// The size is the child's.
@usableFromInline
package struct FixedSizeLayout: Equatable, Sendable {
  /// The axes along which the child is asked for its ideal length.
  @usableFromInline package var axes: Axis.Set

  @usableFromInline
  package init(axes: Axis.Set = .both) { self.axes = axes }

  /// Returns the child's proposal.
  @usableFromInline
  package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.has(.horizontal) ? nil : proposal.width,
      height: axes.has(.vertical) ? nil : proposal.height)
  }
}
