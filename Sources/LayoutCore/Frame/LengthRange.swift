import Foundation

/// The smallest, ideal and largest length of a flexible frame along one axis (S11.9).
package struct LengthRange: Equatable, Sendable {
  /// The smallest length in points.
  package var minimum: CGFloat?

  /// The length that answers an open proposal.
  package var ideal: CGFloat?

  /// The largest length; infinite to take everything that is offered.
  package var maximum: CGFloat?

  package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// Whether nothing is set, so that the axis passes through.
  package var isOpen: Bool { minimum == nil && ideal == nil && maximum == nil }

  /// The length nearest to `length` that the limits allow.
  package func clamp(_ length: CGFloat) -> CGFloat {
    max(min(length, maximum ?? .infinity), minimum ?? -.infinity)
  }

  /// What the child is offered.
  package func childProposal(_ proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map(clamp)
  }

  /// What the child is offered when it is placed in a frame of a length: that length. Only where
  /// nothing was proposed and no limit was met, the child keeps its ideal length (S11.9).
  package func placementProposal(_ proposal: CGFloat?, in length: CGFloat) -> CGFloat? {
    guard proposal == nil, ideal == nil, length > minimum ?? -.infinity,
      length < maximum ?? .infinity
    else { return length }
    return nil
  }

  /// The length with a child of the given length.
  ///
  /// | set              | length                                     |
  /// |------------------|--------------------------------------------|
  /// | minimum, maximum | what is offered, within the limits         |
  /// | only a minimum   | the smaller of offer and child, at least it|
  /// | only a maximum   | the larger of offer and child, at most it  |
  /// | neither          | the child's                                |
  ///
  /// An open proposal gives the ideal length, or else the child's, within the limits.
  package func length(proposal: CGFloat?, child: CGFloat) -> CGFloat {
    guard let proposal else { return clamp(ideal ?? child) }
    switch (minimum, maximum) {
    case (_?, _?): return clamp(proposal)
    case (_?, nil): return clamp(min(proposal, child))
    case (nil, _?): return clamp(max(proposal, child))
    case (nil, nil): return child
    }
  }
}
