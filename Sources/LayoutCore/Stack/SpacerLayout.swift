import Foundation

/// The size of a spacer (S11.7).
///
/// In a stack it takes what is proposed along the stack's axis, but at least its minimum, and
/// nothing across. Outside a stack it takes both axes. Its priority is ``LayoutPriority/spacer``
/// and its spacing ``ViewSpacing/zero``.
package struct SpacerLayout: Equatable, Sendable {
  /// The minimum of a spacer that sets none, in points.
  package static let standardMinimum: CGFloat = 8

  /// The minimum length in points.
  package var minLength: CGFloat

  /// The axis of the enclosing stack; `nil` outside stacks.
  package var stackAxis: Axis?

  package init(minLength: CGFloat? = nil, stackAxis: Axis?) {
    self.minLength = max(minLength ?? Self.standardMinimum, 0)
    self.stackAxis = stackAxis
  }

  /// Returns the size of a spacer for `proposal`.
  package func size(in proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: stackAxis == .vertical ? 0 : max(proposal.width ?? minLength, minLength),
      height: stackAxis == .horizontal ? 0 : max(proposal.height ?? minLength, minLength))
  }
}
