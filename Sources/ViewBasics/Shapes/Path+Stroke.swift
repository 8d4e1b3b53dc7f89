import Foundation
import LayoutCore

extension Path {
  /// The outline of the line that `stroke` would draw along this path.
  ///
  /// Each straight piece becomes a rectangle and each joint a figure of its own; together, filled
  /// by winding, they are the line.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let radius = style.lineWidth / 2
    guard radius > 0 else { return Path() }
    var result = Path()
    let lines = flattened(closing: true).flatMap { style.dashed($0) }
    for line in lines {
      let pieces = zip(line.points, line.points.dropFirst()).filter { $0 != $1 }
      for (a, b) in pieces { result.addPiece(a, b, radius) }
      for (first, second) in zip(pieces, pieces.dropFirst()) {
        result.addJoint(first.0, first.1, second.1, radius, style)
      }
      guard let first = pieces.first, let last = pieces.last else { continue }
      if line.isClosed {
        result.addJoint(last.0, first.0, first.1, radius, style)
      } else {
        result.addCap(at: first.0, from: first.1, radius, style.lineCap)
        result.addCap(at: last.1, from: last.0, radius, style.lineCap)
      }
    }
    return result
  }

  private mutating func addPiece(_ a: CGPoint, _ b: CGPoint, _ radius: CGFloat) {
    let length = hypot(b.x - a.x, b.y - a.y)
    let (nx, ny) = ((b.y - a.y) / length * radius, -(b.x - a.x) / length * radius)
    addPolygon([
      CGPoint(x: a.x + nx, y: a.y + ny), CGPoint(x: b.x + nx, y: b.y + ny),
      CGPoint(x: b.x - nx, y: b.y - ny), CGPoint(x: a.x - nx, y: a.y - ny),
    ])
  }

  private mutating func addJoint(
    _ a: CGPoint, _ joint: CGPoint, _ b: CGPoint, _ radius: CGFloat, _ style: StrokeStyle
  ) {
    guard style.lineJoin != .round else { return addDisc(joint, radius) }
    let (la, lb) = (hypot(joint.x - a.x, joint.y - a.y), hypot(b.x - joint.x, b.y - joint.y))
    guard la > 0, lb > 0 else { return }
    let (ux, uy) = ((joint.x - a.x) / la, (joint.y - a.y) / la)
    let (vx, vy) = ((b.x - joint.x) / lb, (b.y - joint.y) / lb)
    let cross = ux * vy - uy * vx
    guard abs(cross) > 1e-6 else { return }
    let side: CGFloat = cross > 0 ? 1 : -1
    let p = CGPoint(x: joint.x + uy * radius * side, y: joint.y - ux * radius * side)
    let q = CGPoint(x: joint.x + vy * radius * side, y: joint.y - vx * radius * side)
    var corners = [joint, p, q]
    let cosine = ux * vx + uy * vy
    let miter = (2 / max(1 + cosine, 1e-9)).squareRoot()
    if style.lineJoin == .miter, miter <= style.miterLimit {
      let reach = tan(acos(min(max(cosine, -1), 1)) / 2) * radius
      corners = [joint, p, CGPoint(x: p.x + ux * reach, y: p.y + uy * reach), q]
    }
    addPolygon(side > 0 ? corners : corners.reversed())
  }

  private mutating func addCap(
    at end: CGPoint, from: CGPoint, _ radius: CGFloat, _ cap: CGLineCap
  ) {
    switch cap {
    case .butt: return
    case .round: addDisc(end, radius)
    case .square:
      let length = hypot(end.x - from.x, end.y - from.y)
      addPiece(
        end,
        CGPoint(
          x: end.x + (end.x - from.x) / length * radius,
          y: end.y + (end.y - from.y) / length * radius), radius)
    }
  }

  private mutating func addDisc(_ center: CGPoint, _ radius: CGFloat) {
    addEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    addLines(points)
    closeSubpath()
  }
}

extension StrokeStyle {
  /// Cuts a line into its dashes.
  fileprivate func dashed(_ line: Path.Polyline) -> [Path.Polyline] {
    let total = dash.reduce(0, +)
    guard total > 0, dash.allSatisfy({ $0 >= 0 }) else { return [line] }
    let pattern = dash.count % 2 == 0 ? dash : dash + dash
    var index = 0
    var phase = dashPhase.truncatingRemainder(dividingBy: pattern.reduce(0, +))
    if phase < 0 { phase += pattern.reduce(0, +) }
    while phase >= pattern[index], phase > 0 {
      phase -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - phase
    var dashes: [Path.Polyline] = []
    var current = [line.points[0]]
    for (a, b) in zip(line.points, line.points.dropFirst()) {
      let length = hypot(b.x - a.x, b.y - a.y)
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let cut = a.toward(b, done / length)
        if index % 2 == 0 { dashes.append(Path.Polyline(points: current + [cut])) }
        current = [cut]
        index = (index + 1) % pattern.count
        left = max(pattern[index], 1e-3)
      }
      left -= length - done
      current.append(b)
    }
    if index % 2 == 0 { dashes.append(Path.Polyline(points: current)) }
    return dashes.filter { $0.points.count > 1 }
  }
}
