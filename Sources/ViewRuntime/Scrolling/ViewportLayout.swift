import Foundation
import LayoutCore

/// The layout of something through which lazy content is seen.
@MainActor
package protocol ViewportLayout: ContainerSizeLayout {
  /// The point of the content that stands in the corner.
  var offset: CGPoint { get }
  /// What is shown stands elsewhere in the content now, as lines before it took other lengths.
  func contentShifted(by shift: CGFloat, along axis: Axis)
  /// What is to be seen of the content at once.
  func visibleSize(_ node: RenderNode) -> CGSize
  /// The content is to be placed again when the viewport moves.
  func register(_ content: any LazyContent)
  /// The viewport reaches below a safe area, and keeps its content clear of it.
  ///
  /// - Returns: whether it does.
  func takeSafeArea(_ insets: EdgeInsets, _ node: RenderNode) -> Bool
}

extension ViewportLayout {
  package func takeSafeArea(_ insets: EdgeInsets, _ node: RenderNode) -> Bool { false }
}
