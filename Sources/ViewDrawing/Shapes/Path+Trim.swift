import Foundation

extension Path {
  /// Returns the part of the outline between two fractions of its length, 0...1.
  ///
  /// Curves stay curves: a cut curve is divided at the cut.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (low, high) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard low < high else { return Path() }
    if low == 0, high == 1 { return self }
    let pieces = pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    let (begin, end) = (total * low, total * high)
    // Sums of lengths are inexact.
    let tolerance = total * 1e-12
    var passed: CGFloat = 0
    var result = Path()
    var drawnSubpath: Int?
    for piece in pieces where piece.length > 0 {
      defer { passed += piece.length }
      guard passed + piece.length > begin + tolerance, passed < end - tolerance else { continue }
      let part = piece.part(from: begin - passed, to: end - passed)
      if drawnSubpath != piece.subpath { result.move(to: part[0]) }
      drawnSubpath = piece.subpath
      result.add(part)
    }
    return result
  }

  private mutating func add(_ piece: [CGPoint]) {
    switch piece.count {
    case 2: addLine(to: piece[1])
    case 3: addQuadCurve(to: piece[2], control: piece[1])
    default: addCurve(to: piece[3], control1: piece[1], control2: piece[2])
    }
  }

  /// The outline's lines and curves, including the line that closes a subpath.
  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    var subpath = 0
    func add(_ points: [CGPoint]) {
      pieces.append(Piece(points: [last] + points, subpath: subpath))
      last = points[points.count - 1]
    }
    for element in elements {
      switch element {
      case .move(let to):
        subpath += 1
        (first, last) = (to, to)
      case .line(let to): add([to])
      case .quadCurve(let to, let control): add([control, to])
      case .curve(let to, let control1, let control2): add([control1, control2, to])
      case .closeSubpath: add([first])
      }
    }
    return pieces
  }
}

/// A line or a Bézier curve by its two to four points.
private struct Piece {
  let points: [CGPoint]
  let subpath: Int
  /// The length up to each of evenly spaced parameters.
  private let lengths: [CGFloat]

  init(points: [CGPoint], subpath: Int) {
    self.points = points
    self.subpath = subpath
    let count = points.count == 2 ? 1 : 64
    var lengths: [CGFloat] = [0]
    var previous = points[0]
    for step in 1...count {
      let point = Self.divided(points, at: CGFloat(step) / CGFloat(count)).before.last!
      lengths.append(lengths[step - 1] + hypot(point.x - previous.x, point.y - previous.y))
      previous = point
    }
    self.lengths = lengths
  }

  var length: CGFloat { lengths[lengths.count - 1] }

  /// Returns the points of the part between two lengths.
  func part(from begin: CGFloat, to end: CGFloat) -> [CGPoint] {
    let (low, high) = (parameter(at: begin), parameter(at: end))
    let head = high < 1 ? Self.divided(points, at: high).before : points
    return low > 0 ? Self.divided(head, at: low / high).after : head
  }

  /// Returns the parameter at a length, 0...1.
  private func parameter(at distance: CGFloat) -> CGFloat {
    if distance <= 0 { return 0 }
    guard let next = lengths.firstIndex(where: { $0 >= distance }), next > 0 else { return 1 }
    let (a, b) = (lengths[next - 1], lengths[next])
    let within = b > a ? (distance - a) / (b - a) : 0
    return (CGFloat(next - 1) + within) / CGFloat(lengths.count - 1)
  }

  /// Returns both parts of a curve, by repeatedly interpolating between neighbouring points (de
  /// Casteljau).
  private static func divided(
    _ points: [CGPoint], at t: CGFloat
  ) -> (before: [CGPoint], after: [CGPoint]) {
    var row = points
    var before = [row[0]]
    var after = [row[row.count - 1]]
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0.toward($1, t) }
      before.append(row[0])
      after.insert(row[row.count - 1], at: 0)
    }
    return (before, after)
  }
}
