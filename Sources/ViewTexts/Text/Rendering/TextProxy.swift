import Foundation
import LayoutCore
import Timekeeping
import ViewDrawing
import ViewRuntime

/// A text that a renderer may ask for its size.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// How large the text is by itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}
