import Foundation
import LayoutCore

extension Path {
  /// The bounding rectangle of the outline; null for an empty path.
  public var boundingRect: CGRect {
    var box: CGRect?
    func include(_ point: CGPoint) {
      let rect = CGRect(origin: point, size: .zero)
      box = box.map { $0.union(rect) } ?? rect
    }
    for line in flattened(tolerance: 0.05) { line.points.forEach(include) }
    return box ?? .null
  }

  /// Returns whether a point is inside.
  ///
  /// - Parameter eoFill: uses the even-odd rule instead of winding.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    flattened().encloses(p, eoFill: eoFill)
  }

  /// Returns the transformed path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// Returns the path moved by a distance, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// One subpath as a chain of straight lines.
  struct Polyline {
    var points: [CGPoint]
    var isClosed = false

    var length: CGFloat {
      zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
  }

  /// Returns the outline as straight lines that deviate by about `tolerance` points at most.
  func flattened(tolerance: CGFloat = 0.1, closing: Bool = false) -> [Polyline] {
    var lines: [Polyline] = []
    func last() -> CGPoint { lines.last?.points.last ?? .zero }
    for element in elements {
      switch element {
      case .move(let to): lines.append(Polyline(points: [to]))
      case .line(let to): lines.add(to)
      case .quadCurve(let to, let control):
        lines.add(BezierCurve(from: last(), control, to: to), tolerance)
      case .curve(let to, let control1, let control2):
        lines.add(BezierCurve(from: last(), control1, control2, to: to), tolerance)
      case .closeSubpath:
        guard let first = lines.last?.points.first else { continue }
        if closing { lines.add(first) }
        lines[lines.count - 1].isClosed = true
        lines.append(Polyline(points: [first]))
      }
    }
    return lines.filter { $0.points.count > 1 || $0.isClosed }
  }
}

extension [Path.Polyline] {
  /// Returns whether the lines, each closed by a straight line, enclose a point.
  func encloses(_ p: CGPoint, eoFill: Bool) -> Bool {
    var winding = 0
    var crossings = 0
    for line in self where line.points.count > 1 {
      var previous = line.points[line.points.count - 1]
      for point in line.points {
        if (previous.y <= p.y) != (point.y <= p.y) {
          let x = previous.x + (p.y - previous.y) / (point.y - previous.y) * (point.x - previous.x)
          if x > p.x {
            crossings += 1
            winding += point.y > previous.y ? 1 : -1
          }
        }
        previous = point
      }
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  fileprivate mutating func add(_ point: CGPoint) {
    if isEmpty {
      append(Path.Polyline(points: [point]))
    } else {
      self[count - 1].points.append(point)
    }
  }

  /// Adds the straight lines that approximate a curve: more for longer curves.
  fileprivate mutating func add(_ curve: BezierCurve, _ tolerance: CGFloat) {
    let wanted = (curve.polygonLength / tolerance).squareRoot() / 1.5
    for point in curve.ends(ofAbout: wanted, in: 4...200) { add(point) }
  }
}
