import Foundation
import LayoutCore
import ViewRuntime

/// A window's content, which can be measured.
public struct WindowLayoutRoot {
  let answer: (ProposedViewSize) -> CGSize

  /// Returns the size of the content for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { answer(proposal) }
}
