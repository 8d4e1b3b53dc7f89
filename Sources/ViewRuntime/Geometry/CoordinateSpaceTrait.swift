import LayoutCore

/// The key of a coordinate space's name among a node's traits.
package enum CoordinateSpaceTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

extension RenderNode {
  /// The axes along which its content scrolls; nil if it is not the visible part of a scroll view.
  package var scrollAxes: Axis.Set? { (layout as? ScrollPositionLayout)?.axes }
}

/// The name of the coordinate space of a scroll view's visible part: the nearest one, or the
/// nearest that scrolls along an axis.
package enum ScrollViewSpace: Hashable {
  case nearest
  case along(Axis)
}
