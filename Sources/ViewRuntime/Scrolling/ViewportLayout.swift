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
  /// Lets the viewport extend into the safe area and keep its content out of it.
  ///
  /// - Returns: whether it does.
  func takeSafeArea(_ insets: EdgeInsets, _ node: RenderNode) -> Bool
}

/// The layout of a wrapper that sets lengths of its own.
@MainActor
package protocol FixingLayout: NodeLayout {
  /// The axes along which the proposal does not matter.
  var fixedAxes: Axis.Set { get }
}

extension RenderNode {
  /// The viewport that this node is, or that is as large as this node inside it: what lies in front
  /// of it, behind it or draws it otherwise is passed.
  ///
  /// - Parameter insets: what the viewport may take; nothing fixed in between may stand in the way.
  package func viewport(taking insets: EdgeInsets) -> (any ViewportLayout, RenderNode)? {
    var node = self
    while true {
      if let viewport = node.layout as? any ViewportLayout { return (viewport, node) }
      guard node.traits[SafeArea.key] == nil, let child = node.children.first else { return nil }
      if let fixing = node.layout as? any FixingLayout {
        let axes = fixing.fixedAxes
        guard !Axis.allCases.contains(where: { axes.has($0) && insets.total(along: $0) != 0 })
        else { return nil }
      } else {
        guard node.layout is PassthroughLayout || node.layout is SecondaryLayout else { return nil }
      }
      node = child
    }
  }

  /// How far the viewport of this size inside the node extends into the safe area.
  var extentOfViewport: EdgeInsets {
    guard SafeArea.isInUse, let (viewport, _) = viewport(taking: EdgeInsets()) else {
      return EdgeInsets()
    }
    return (viewport as? ScrollPositionLayout)?.safeInsets ?? EdgeInsets()
  }
}

extension ViewportLayout {
  package func takeSafeArea(_ insets: EdgeInsets, _ node: RenderNode) -> Bool { false }
}
