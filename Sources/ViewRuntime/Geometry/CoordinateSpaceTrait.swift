import Foundation
import LayoutCore

/// The key of a coordinate space's name among a node's traits.
package enum CoordinateSpaceTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

extension RenderNode {
  /// The axes along which its content scrolls; nil if it is not the visible part of a scroll view.
  package var scrollAxes: Axis.Set? { (layout as? ScrollPositionLayout)?.axes }

  /// The origin of a scroll view's coordinate space in the visible part, which extends into the safe
  /// area: the space begins where the content does at rest (S14.26). Zero for other nodes.
  package var scrollSpaceOrigin: CGPoint {
    guard let layout = layout as? ScrollPositionLayout else { return .zero }
    let insets = layout.safeInsets
    return CGPoint(x: layout.isRightToLeft ? insets.trailing : insets.leading, y: insets.top)
  }
}

/// The name of the coordinate space of a scroll view's visible part: the nearest one, or the
/// nearest that scrolls along an axis.
package enum ScrollViewSpace: Hashable {
  case nearest
  case along(Axis)
}
