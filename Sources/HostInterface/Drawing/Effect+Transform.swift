import Foundation
import LayoutCore

extension Effect {
  /// Returns the transformation for a node of a given size; nil if the effect moves nothing.
  package func transform(in size: CGSize) -> ProjectionTransform? {
    switch self {
    case .rotation(let angle, let anchor):
      about(anchor, size, CGAffineTransform(rotationAngle: CGFloat(angle)))
    case .scale(let x, let y, let anchor):
      about(anchor, size, CGAffineTransform(scaleX: CGFloat(x), y: CGFloat(y)))
    case .transform(let transform): transform
    case .rotation3D(let angle, let x, let y, let z, let anchor):
      about(anchor, size, Self.turned(angle, x, y, z))
    default: nil
    }
  }

  /// Returns the orthographic projection of a rotation about an axis in space.
  private static func turned(
    _ angle: Double, _ x: Double, _ y: Double, _ z: Double
  ) -> CGAffineTransform {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (cosine, sine) = (cos(angle), sin(angle))
    let rest = 1 - cosine
    return CGAffineTransform(
      a: CGFloat(rest * x * x + cosine), b: CGFloat(rest * x * y + sine * z),
      c: CGFloat(rest * x * y - sine * z), d: CGFloat(rest * y * y + cosine), tx: 0, ty: 0)
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

extension NodeContent {
  /// Returns the point that is seen at `point`, mapped back through all effects into the node's
  /// coordinates; nil if an effect leaves nothing visible, such as a scale of zero.
  package func unmoved(_ point: CGPoint, in size: CGSize) -> CGPoint? {
    var point = point
    // The last effect is the outermost one.
    for effect in effects.reversed() {
      guard var transform = effect.transform(in: size) else { continue }
      guard transform.invert() else { return nil }
      point = point.applying(transform)
    }
    return point
  }
}
