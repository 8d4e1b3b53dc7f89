import Foundation

extension CGRect {
  /// Returns the bounding rectangle of the transformed corners.
  package func applying(_ transform: ProjectionTransform) -> CGRect {
    if transform.isAffine { return applying(transform.affine) }
    let corners = [
      origin, CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let (across, down) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (across.min() ?? 0, down.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (across.max() ?? 0) - left, height: (down.max() ?? 0) - top)
  }
}
