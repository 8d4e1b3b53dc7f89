import Foundation
import HostInterface
import LayoutCore

/// A path as straight lines.
package struct FlatPath {
  package struct Line {
    package var points: [CGPoint]
    package var isClosed = false

    /// Adds the line segments that approximate a curve: the longer it is, the more segments.
    fileprivate mutating func add(_ curve: BezierCurve, _ scale: Double) {
      let wanted = (curve.polygonLength * scale).squareRoot() * 1.5
      points += curve.ends(ofAbout: wanted, in: 3...64)
    }
  }

  package private(set) var lines: [Line] = []

  /// - Parameter scale: the number of pixels per point, which determines how finely curves are
  ///   split.
  package init(_ elements: [ShapeContent.PathElement], scale: Double) {
    var current = Line(points: [])
    func finish() {
      if current.points.count > 1 || current.isClosed { lines.append(current) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        current = Line(points: [point])
      case .line(let point): current.points.append(point)
      case .quadCurve(let end, let control):
        let start = current.points.last ?? control
        current.add(BezierCurve(from: start, control, to: end), scale)
      case .curve(let end, let first, let second):
        let start = current.points.last ?? first
        current.add(BezierCurve(from: start, first, second, to: end), scale)
      case .close:
        guard let first = current.points.first else { continue }
        current.isClosed = true
        finish()
        current = Line(points: [first])
      }
    }
    finish()
  }

  /// The pieces of each line that remain with a pattern of dashes and gaps.
  package func dashed(_ pattern: [Double], phase: Double) -> FlatPath {
    let total = pattern.reduce(0, +)
    guard total > 0, total.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return self }
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    var result = self
    result.lines = lines.flatMap { Self.cut($0, lengths, phase) }
    return result
  }

  private static func cut(_ line: Line, _ lengths: [Double], _ phase: Double) -> [Line] {
    let cycle = lengths.reduce(0, +)
    var rest = phase.truncatingRemainder(dividingBy: cycle)
    if rest < 0 { rest += cycle }
    var index = 0
    while rest >= lengths[index], rest > 0 {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - rest
    let points = line.isClosed ? line.points + [line.points[0]] : line.points
    var dashes: [Line] = []
    var current = [points[0]]
    for (a, b) in zip(points, points.dropFirst()) {
      let length = hypot(b.x - a.x, b.y - a.y)
      guard length.isFinite, length < 100_000 else { continue }
      var done = 0.0
      while length - done > left {
        done += left
        let cut = a.toward(b, done / length)
        if index % 2 == 0 { dashes.append(Line(points: current + [cut])) }
        current = [cut]
        index = (index + 1) % lengths.count
        left = max(lengths[index], 0.01)
      }
      left -= length - done
      current.append(b)
    }
    if index % 2 == 0, current.count > 1 { dashes.append(Line(points: current)) }
    return dashes
  }
}
