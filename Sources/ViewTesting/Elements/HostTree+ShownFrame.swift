import Foundation
import HostInterface
import LayoutCore

extension HostTree.Node {
  /// The bounding rectangle in the window, including the transformations of geometry effects.
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
