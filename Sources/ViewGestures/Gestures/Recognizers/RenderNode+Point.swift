import Foundation
import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime

extension RenderNode {
  /// Converts a point of the window to another coordinate space.
  package func point(_ global: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return global
    case .local: return local(global)
    case .named(let name):
      guard let space = nodeOfCoordinateSpace(named: name) else { return global }
      let point = space.local(global)
      guard name.base is ScrollViewSpace else { return point }
      let origin = space.scrollSpaceOrigin
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
  }

  /// Converts a point of the window to the node's local coordinates, through the inverse of all
  /// rotations, scales and offsets of the node and its ancestors (S9.6).
  private func local(_ global: CGPoint) -> CGPoint {
    var point = parent?.local(global) ?? global
    point.x -= origin.x
    point.y -= origin.y
    return content?.unmoved(point, in: size) ?? point
  }

  func anchor(of local: CGPoint) -> UnitPoint {
    guard size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: local.x / size.width, y: local.y / size.height)
  }
}
