import Foundation

/// How long a spacer is (S11.7).
///
/// In a stack it takes what it is offered along the stack's axis, but at least its minimum, and
/// nothing across. Outside of a stack it takes both axes. Its priority is
/// ``LayoutPriority/spacer`` and its spacing ``ViewSpacing/zero``.
package struct SpacerLayout: Equatable, Sendable {
  /// The minimum of a spacer that names none, in points.
  package static let standardMinimum: CGFloat = 8

  /// The smallest length in points.
  package var minLength: CGFloat

  /// The axis of the stack that the spacer lies in; `nil` outside of stacks.
  package var stackAxis: Axis?

  package init(minLength: CGFloat? = nil, stackAxis: Axis?) {
    self.minLength = max(minLength ?? Self.standardMinimum, 0)
    self.stackAxis = stackAxis
  }

  /// The size of a spacer that is offered `proposal`.
  package func size(in proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: stackAxis == .vertical ? 0 : max(proposal.width ?? minLength, minLength),
      height: stackAxis == .horizontal ? 0 : max(proposal.height ?? minLength, minLength))
  }
}
