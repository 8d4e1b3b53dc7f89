import Foundation

/// The minimum, ideal and maximum length of a flexible frame along one axis (S11.9).
package struct LengthRange: Equatable, Sendable {
  /// The minimum length in points.
  package var minimum: CGFloat?

  /// The length used for an unspecified proposal.
  package var ideal: CGFloat?

  /// The maximum length; infinite to take everything that is proposed.
  package var maximum: CGFloat?

  package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// Whether nothing is set, so that the axis passes through.
  package var isOpen: Bool { minimum == nil && ideal == nil && maximum == nil }

  /// Returns the length nearest to `length` within the limits.
  package func clamp(_ length: CGFloat) -> CGFloat {
    max(min(length, maximum ?? .infinity), minimum ?? -.infinity)
  }

  /// Returns the child's proposal.
  package func childProposal(_ proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map(clamp)
  }

  /// Returns the child's proposal when it is placed in a frame of a given length: that length. Only
  /// if nothing was proposed and no limit was reached does the child keep its ideal length (S11.9).
  package func placementProposal(_ proposal: CGFloat?, in length: CGFloat) -> CGFloat? {
    guard proposal == nil, ideal == nil, length > minimum ?? -.infinity,
      length < maximum ?? .infinity
    else { return length }
    return nil
  }

  /// Returns the frame's length with a child of the given length.
  ///
  /// | set              | length                                              |
  /// |------------------|-----------------------------------------------------|
  /// | minimum, maximum | the proposal, within the limits                     |
  /// | only a minimum   | the smaller of proposal and child, at least minimum |
  /// | only a maximum   | the larger of proposal and child, at most maximum   |
  /// | neither          | the child's                                         |
  ///
  /// An unspecified proposal gives the ideal length, otherwise the child's, within the limits.
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
