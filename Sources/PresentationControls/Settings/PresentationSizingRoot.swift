import Foundation
import LayoutCore
import ViewRuntime

/// The content of a sheet, for measuring by a sizing.
@MainActor @preconcurrency
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the content's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}
