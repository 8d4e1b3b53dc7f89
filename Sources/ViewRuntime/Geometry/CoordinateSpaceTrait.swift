import LayoutCore

/// The key of a coordinate space's name among a node's traits.
package enum CoordinateSpaceTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

extension RenderNode {
  /// Along which axes its content scrolls; nil: it is not the visible part of a scroll view.
  package var scrollAxes: Axis.Set? { (layout as? ScrollPositionLayout)?.axes }
}

/// The name of the space that every scroll view's visible part is: the nearest one, or the nearest
/// that scrolls along an axis.
package enum ScrollViewSpace: Hashable {
  case nearest
  case along(Axis)
}
