import Foundation
import LayoutCore
import Timekeeping
import ViewDrawing
import ViewRuntime

/// A text whose size a renderer can query.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the text's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}
