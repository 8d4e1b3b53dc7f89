import Foundation
import HostInterface

/// A symbol within a circle or a square, or such a frame alone: "plus.circle.fill", "square".
package struct FramedSymbol {
  package let inner: String?
  let isCircle: Bool
  package let isFilled: Bool

  /// Nil for other names.
  package init?(_ name: String) {
    var words = name.split(separator: ".")
    isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    guard let last = words.popLast(), last == "circle" || last == "square" else { return nil }
    isCircle = last == "circle"
    inner = words.isEmpty ? nil : words.joined(separator: ".")
  }

  package func geometry(_ side: CGFloat) -> ShapeContent.Geometry {
    let radius = Double(side) * 0.2
    return isCircle ? .circle : .roundedRectangle(radius, radius, radius, radius)
  }
}
