import Foundation
import LayoutCore

extension Effect {
  /// Where it takes the points of a node of a size; nil if it leaves them where they are.
  package func transform(in size: CGSize) -> ProjectionTransform? {
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

extension NodeContent {
  /// A point that is seen at `point`, back through all effects, in the node's own coordinates; nil
  /// if an effect leaves nothing to be seen, as a scale of zero.
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
