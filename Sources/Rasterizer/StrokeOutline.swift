import Foundation
import HostInterface
import LayoutCore

/// The area of a stroked line: a figure for each segment, corner and end, all wound the same way,
/// so that together, with the winding rule, they form the stroke.
package struct StrokeOutline {
  package private(set) var figures: [[CGPoint]] = []
  private let radius: Double
  private let stroke: ShapeContent.Stroke
  private let discSteps: Int

  /// - Parameter scale: the number of pixels per point, for round corners and ends.
  package init(_ path: FlatPath, _ stroke: ShapeContent.Stroke, scale: Double) {
    radius = stroke.width / 2
    self.stroke = stroke
    discSteps = min(max(Int(clamping: (radius * scale).squareRoot() * 6), 8), 48)
    guard radius > 0, radius.isFinite else { return }
    for line in path.lines { add(line) }
  }

  private mutating func add(_ line: FlatPath.Line) {
    var points = line.isClosed ? line.points + [line.points[0]] : line.points
    points = points.enumerated().filter { $0.offset == 0 || $0.element != points[$0.offset - 1] }
      .map(\.element)
    guard points.count > 1 else {
      // A dot: a line of zero length is visible through its round or square ends.
      if let point = points.first, stroke.cap != .butt { addDot(point) }
      return
    }
    let pieces = Array(zip(points, points.dropFirst()))
    for (a, b) in pieces { addPiece(a, b) }
    for (first, second) in zip(pieces, pieces.dropFirst()) {
      addJoint(first.0, first.1, second.1)
    }
    if line.isClosed {
      addJoint(pieces[pieces.count - 1].0, pieces[0].0, pieces[0].1)
    } else {
      addEnd(at: pieces[0].0, from: pieces[0].1)
      addEnd(at: pieces[pieces.count - 1].1, from: pieces[pieces.count - 1].0)
    }
  }

  private mutating func addDot(_ point: CGPoint) {
    if stroke.cap == .round { return addDisc(point) }
    addPiece(
      CGPoint(x: point.x - radius, y: point.y), CGPoint(x: point.x + radius, y: point.y))
  }

  private mutating func addPiece(_ a: CGPoint, _ b: CGPoint) {
    let length = hypot(b.x - a.x, b.y - a.y)
    let (nx, ny) = ((b.y - a.y) / length * radius, -(b.x - a.x) / length * radius)
    add([
      CGPoint(x: a.x + nx, y: a.y + ny), CGPoint(x: b.x + nx, y: b.y + ny),
      CGPoint(x: b.x - nx, y: b.y - ny), CGPoint(x: a.x - nx, y: a.y - ny),
    ])
  }

  private mutating func addJoint(_ a: CGPoint, _ joint: CGPoint, _ b: CGPoint) {
    guard stroke.join != .round else { return addDisc(joint) }
    let (la, lb) = (hypot(joint.x - a.x, joint.y - a.y), hypot(b.x - joint.x, b.y - joint.y))
    let (ux, uy) = ((joint.x - a.x) / la, (joint.y - a.y) / la)
    let (vx, vy) = ((b.x - joint.x) / lb, (b.y - joint.y) / lb)
    let cross = ux * vy - uy * vx
    guard abs(cross) > 1e-6 else { return }
    let side: Double = cross > 0 ? 1 : -1
    let p = CGPoint(x: joint.x + uy * radius * side, y: joint.y - ux * radius * side)
    let q = CGPoint(x: joint.x + vy * radius * side, y: joint.y - vx * radius * side)
    let cosine = min(max(ux * vx + uy * vy, -1), 1)
    let miter = (2 / max(1 + cosine, 1e-9)).squareRoot()
    guard stroke.join == .miter, miter <= stroke.miterLimit else { return add([joint, p, q]) }
    let reach = tan(acos(cosine) / 2) * radius
    add([joint, p, CGPoint(x: p.x + ux * reach, y: p.y + uy * reach), q])
  }

  private mutating func addEnd(at end: CGPoint, from: CGPoint) {
    switch stroke.cap {
    case .butt: return
    case .round: addDisc(end)
    case .square:
      let length = hypot(end.x - from.x, end.y - from.y)
      addPiece(
        end,
        CGPoint(
          x: end.x + (end.x - from.x) / length * radius,
          y: end.y + (end.y - from.y) / length * radius))
    }
  }

  private mutating func addDisc(_ center: CGPoint) {
    add(
      (0..<discSteps).map { step in
        let angle = 2 * Double.pi * Double(step) / Double(discSteps)
        return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
      })
  }

  private mutating func add(_ points: [CGPoint]) {
    var twice = 0.0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      twice += a.x * b.y - b.x * a.y
    }
    figures.append(twice < 0 ? points.reversed() : points)
  }
}
