import Foundation

/// A frame that sets a width, a height, or both: the arithmetic of `frame(width:height:)` (S11.8).
///
/// The child is proposed exactly the lengths that are set; the others pass through in both
/// directions. ``Alignment/origin(of:in:)`` positions it, and it may stick out.
package struct FixedFrame: Equatable, Sendable {
  /// The width in points; `nil` uses the child's.
  package private(set) var width: CGFloat?

  /// The height in points; `nil` uses the child's.
  package private(set) var height: CGFloat?

  /// The problems found in the arguments (D13a).
  package private(set) var problems: [FrameProblem] = []

  /// Makes a frame; a length that is negative or not finite is ignored and reported.
  package init(width: CGFloat?, height: CGFloat?) {
    self.width = checked(width, "width")
    self.height = checked(height, "height")
  }

  private mutating func checked(_ length: CGFloat?, _ argument: String) -> CGFloat? {
    guard let length, !(length >= 0 && length.isFinite) else { return length }
    problems.append(.invalidLength(argument: argument, value: length))
    return nil
  }

  /// Returns the child's proposal.
  package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  /// Returns the frame's size with a child of the given size.
  package func size(child: CGSize) -> CGSize {
    CGSize(width: width ?? child.width, height: height ?? child.height)
  }
}
