import Foundation
import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime

extension RenderNode {
  /// A point of the window in other coordinates.
  package func point(_ global: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return global
    case .local: return local(global)
    case .named(let name): return nodeOfCoordinateSpace(named: name)?.local(global) ?? global
    }
  }

  /// A point of the window in the node's own coordinates, back through all that turns, scales or
  /// moves it and the views around it (S9.6).
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
