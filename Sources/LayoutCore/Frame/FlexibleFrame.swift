import Foundation

/// A frame that limits its child: the arithmetic of `frame(minWidth:idealWidth:maxWidth:...)`
/// (S11.9).
///
/// ``Alignment/origin(of:in:)`` positions the child.
package struct FlexibleFrame: Equatable, Sendable {
  /// The limits of the width.
  package private(set) var width: LengthRange

  /// The limits of the height.
  package private(set) var height: LengthRange

  /// The problems found in the arguments (D13a, D13b).
  package private(set) var problems: [FrameProblem] = []

  /// Makes a frame. Lengths that are negative or not a number are ignored; if minimum, ideal and
  /// maximum do not ascend, the earlier one raises the later. Both are reported.
  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
  ) {
    width = LengthRange(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    height = LengthRange(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    width = checked(width, .horizontal, "Width")
    height = checked(height, .vertical, "Height")
  }

  private mutating func checked(
    _ range: LengthRange, _ axis: Axis, _ name: String
  ) -> LengthRange {
    var range = range
    range.minimum = checked(range.minimum, "min\(name)")
    range.ideal = checked(range.ideal, "ideal\(name)")
    range.maximum = checked(range.maximum, "max\(name)")
    let given = range
    if let minimum = range.minimum {
      range.ideal = range.ideal.map { max($0, minimum) }
      range.maximum = range.maximum.map { max($0, minimum) }
    }
    if let ideal = range.ideal { range.maximum = range.maximum.map { max($0, ideal) } }
    if range != given { problems.append(.contradiction(axis)) }
    return range
  }

  private mutating func checked(_ length: CGFloat?, _ argument: String) -> CGFloat? {
    guard let length, !(length >= 0) else { return length }
    problems.append(.invalidLength(argument: argument, value: length))
    return nil
  }

  /// Returns the child's proposal.
  package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
  }

  /// Returns the child's proposal when it is placed in a frame of the given size.
  ///
  /// - Parameter isLeaf: Whether the child has no children of its own. If its proposal would differ
  ///   only along axes without limits, it keeps the proposal it was measured with and is not asked
  ///   again.
  package func placementProposal(
    _ proposal: ProposedViewSize, in size: CGSize, isLeaf: Bool
  ) -> ProposedViewSize {
    let offer = ProposedViewSize(
      width: width.placementProposal(proposal.width, in: size.width),
      height: height.placementProposal(proposal.height, in: size.height))
    guard isLeaf else { return offer }
    let measured = childProposal(proposal)
    let isSame =
      (width.isOpen || offer.width == measured.width)
      && (height.isOpen || offer.height == measured.height)
    return isSame ? measured : offer
  }

  /// Returns the frame's size with a child that answered ``childProposal(_:)`` with the given size.
  package func size(_ proposal: ProposedViewSize, child: CGSize) -> CGSize {
    CGSize(
      width: width.length(proposal: proposal.width, child: child.width),
      height: height.length(proposal: proposal.height, child: child.height))
  }
}
