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
  package var scrollSpaceOrigin: CGPoint { scrollSpaceBounds.origin }

  /// The part of a scroll view's visible part that lies within the safe area (S14.26); all of other
  /// nodes.
  package var scrollSpaceBounds: CGRect {
    let bounds = CGRect(origin: .zero, size: size)
    guard let layout = layout as? ScrollPositionLayout else { return bounds }
    let insets = layout.safeInsets
    return CGRect(
      x: layout.isRightToLeft ? insets.trailing : insets.leading, y: insets.top,
      width: max(size.width - insets.total(along: .horizontal), 0),
      height: max(size.height - insets.total(along: .vertical), 0))
  }
}

/// The name of the coordinate space of a scroll view's visible part: the nearest one, or the
/// nearest that scrolls along an axis.
package enum ScrollViewSpace: Hashable {
  case nearest
  case along(Axis)
}
