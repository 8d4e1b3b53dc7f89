import Foundation

/// A segment of a path: a Bézier curve between two points with one or two control points.
///
/// ```swift
/// let arch = BezierCurve(from: .zero, CGPoint(x: 5, y: 10), to: CGPoint(x: 10, y: 0))
/// arch.point(at: 0.5)                    // (5, 5)
/// arch.ends(ofAbout: 7.9, in: 4...200)   // the ends of seven pieces, the last of which is (10, 0)
/// ```
package struct BezierCurve {
  private let start: CGPoint
  private let first: CGPoint
  /// Nil for a curve with one control point.
  private let second: CGPoint?
  private let end: CGPoint

  package init(from start: CGPoint, _ control: CGPoint, to end: CGPoint) {
    (self.start, first, second, self.end) = (start, control, nil, end)
  }

  package init(from start: CGPoint, _ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
    (self.start, self.first, self.second, self.end) = (start, first, second, end)
  }

  /// The length of the path through the control points: the curve is never longer.
  package var polygonLength: CGFloat {
    guard let second else { return start.distance(to: first) + first.distance(to: end) }
    return start.distance(to: first) + first.distance(to: second) + second.distance(to: end)
  }

  /// Returns the point of the curve at `t`, from 0 at the start to 1 at the end.
  package func point(at t: CGFloat) -> CGPoint {
    guard let second else { return start.toward(first, t).toward(first.toward(end, t), t) }
    let (a, b, c) = (start.toward(first, t), first.toward(second, t), second.toward(end, t))
    return a.toward(b, t).toward(b.toward(c, t), t)
  }

  /// Returns the ends of the straight segments that approximate the curve, at equal steps of `t`.
  ///
  /// - Parameters:
  ///   - wanted: the number of segments; if it is not finite, there is one.
  ///   - range: the fewest and the most segments.
  package func ends(ofAbout wanted: CGFloat, in range: ClosedRange<Int>) -> [CGPoint] {
    var count = 1
    if wanted.isFinite {
      count = Int(min(max(wanted, CGFloat(range.lowerBound)), CGFloat(range.upperBound)))
    }
    return (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
