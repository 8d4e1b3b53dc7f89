import Foundation

/// Proposes a space of a given shape to a child (S11.12).
///
/// ```text
///   offered, ratio 1      .fit           .fill
///   ┌──────────────┐      ┌──────┐       ┌──────────────┐
///   │              │      │      │       │              │
///   │              │      │      │       │              │
///   └──────────────┘      └──────┘       │              │
///                                        └──────────────┘
/// ```
///
/// The size is the child's; a child that ignores its proposal keeps its own shape.
package struct AspectRatioLayout: Equatable, Sendable {
  /// Width divided by height; `nil` uses the shape of the child's ideal size.
  package var ratio: CGFloat?

  /// Whether the space fits within the proposal, or covers it.
  package var contentMode: ContentMode

  package init(_ ratio: CGFloat? = nil, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  /// Returns the child's proposal.
  ///
  /// An unspecified dimension follows from the other one; if both are unspecified, or the shape has
  /// no height or no width, the proposal is unchanged.
  ///
  /// - Parameters:
  ///   - proposal: The proposal to the container.
  ///   - idealSize: The child's ideal size, requested only if there is no ``ratio``.
  package func childProposal(
    _ proposal: ProposedViewSize, idealSize: () -> CGSize
  ) -> ProposedViewSize {
    let ratio = ratio ?? Self.ratio(of: idealSize())
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return proposal
    case (let width?, nil):
      return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?):
      return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWidthShort = width < height * ratio
      return isWidthShort == (contentMode == .fit)
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  private static func ratio(of size: CGSize) -> CGFloat {
    if size.width == size.height { return 1 }
    return size.height > 0 ? size.width / size.height : 0
  }
}
