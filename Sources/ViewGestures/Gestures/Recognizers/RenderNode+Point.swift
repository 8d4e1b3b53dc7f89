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
    // The last effect is the outermost one.
    for effect in content?.effects.reversed() ?? [] {
      guard var transform = effect.transform(in: size), transform.invert() else { continue }
      point = point.applying(transform)
    }
    return point
  }

  func anchor(of local: CGPoint) -> UnitPoint {
    guard size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: local.x / size.width, y: local.y / size.height)
  }
}

extension Effect {
  /// Where it takes the points of a node; nil if it leaves them where they are.
  fileprivate func transform(in size: CGSize) -> ProjectionTransform? {
    switch self {
    case .rotation(let angle, let anchor):
      about(anchor, size, CGAffineTransform(rotationAngle: CGFloat(angle)))
    case .scale(let x, let y, let anchor):
      about(anchor, size, CGAffineTransform(scaleX: CGFloat(x), y: CGFloat(y)))
    case .transform(let transform): transform
    default: nil
    }
  }

  private func about(
    _ anchor: Paint.Point, _ size: CGSize, _ transform: CGAffineTransform
  ) -> ProjectionTransform {
    let (x, y) = (CGFloat(anchor.x) * size.width, CGFloat(anchor.y) * size.height)
    return ProjectionTransform(CGAffineTransform(translationX: -x, y: -y))
      .concatenating(ProjectionTransform(transform))
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: x, y: y)))
  }
}
