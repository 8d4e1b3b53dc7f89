import Foundation
import LayoutCore
import ViewRuntime

/// The content of a sheet, as a sizing measures it.
@MainActor @preconcurrency
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// The size that the content takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}
