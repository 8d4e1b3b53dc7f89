import Foundation
import LayoutCore

/// The layout of a node through which lazy content is seen.
@MainActor
package protocol ViewportLayout: ContainerSizeLayout {
  /// The point of the content at the viewport's corner.
  var offset: CGPoint { get }
  /// Called when the visible part has another position in the content because lines before it
  /// changed their lengths.
  func contentShifted(by shift: CGFloat, along axis: Axis)
  /// Returns the size of the content that is visible at once.
  func visibleSize(_ node: RenderNode) -> CGSize
  /// Registers a content to be placed again when the viewport moves.
  func register(_ content: any LazyContent)
}
