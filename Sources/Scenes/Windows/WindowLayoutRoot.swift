import Foundation
import LayoutCore
import ViewRuntime

/// A window's content, to be asked for its size.
public struct WindowLayoutRoot {
  let answer: (ProposedViewSize) -> CGSize

  /// The size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { answer(proposal) }
}
