import Foundation
import LayoutCore

/// The size that a node chose for a proposal.
///
/// A node keeps a few of these and looks through them each time it is asked, so they are as small
/// as they can be: not-a-number stands for an open length.
struct SizeAnswer {
  private let proposedWidth: Double
  private let proposedHeight: Double
  let size: CGSize

  init(_ proposal: ProposedViewSize, _ size: CGSize = .zero) {
    proposedWidth = proposal.width.map(Double.init) ?? .nan
    proposedHeight = proposal.height.map(Double.init) ?? .nan
    self.size = size
  }

  var proposal: ProposedViewSize {
    ProposedViewSize(
      width: proposedWidth.isNaN ? nil : CGFloat(proposedWidth),
      height: proposedHeight.isNaN ? nil : CGFloat(proposedHeight))
  }

  /// Whether `question`, which has no size yet, has the same proposal.
  func answers(_ question: SizeAnswer) -> Bool {
    proposedWidth.bitPattern == question.proposedWidth.bitPattern
      && proposedHeight.bitPattern == question.proposedHeight.bitPattern
  }
}
