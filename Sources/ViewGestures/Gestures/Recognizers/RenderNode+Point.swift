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
    case .named(let name): return nodeOfCoordinateSpace(named: name)?.local(global) ?? global
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
