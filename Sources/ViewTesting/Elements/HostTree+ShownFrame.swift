import Foundation
import HostInterface
import LayoutCore

extension HostTree.Node {
  /// The rectangle in the window around what the transformations of geometry effects make of it.
  var shownFrame: CGRect {
    var rect = CGRect(origin: .zero, size: frame.size)
    var current: HostTree.Node? = self
    while let node = current {
      for case .transform(let transform) in node.content.effects {
        rect = rect.applying(transform)
      }
      rect.origin.x += node.frame.minX
      rect.origin.y += node.frame.minY
      current = node.parent
    }
    return rect
  }
}

extension CGRect {
  /// The rectangle around its corners where a transformation takes them.
  fileprivate func applying(_ transform: ProjectionTransform) -> CGRect {
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
