import Foundation

/// The outlines of two areas, overlaid and cut wherever they meet.
///
/// Each piece between two intersections is then either part of the outline of a combined area (the
/// area is on one side of it and not on the other) or not. That one test handles all combinations,
/// self-intersecting outlines, holes, and coincident edges.
///
/// Curves are approximated by lines that deviate by less than a thousandth of the areas' size.
///
/// - Complexity: quadratic in the number of lines of the two outlines.
struct OutlineArrangement {
  private let first: [Path.Polyline]
  private let second: [Path.Polyline]
  private let eoFill: Bool
  /// A length treated as zero.
  private let grain: CGFloat

  init(_ first: Path, _ second: Path, eoFill: Bool) {
    let box = first.boundingRect.union(second.boundingRect)
    let size = max(box.width, box.height)
    let extent = box.isNull || !size.isFinite ? 1 : max(size, 1e-6)
    let tolerance = min(extent / 2000, 0.1)
    self.first = first.flattened(tolerance: tolerance, closing: true)
    self.second = second.flattened(tolerance: tolerance, closing: true)
    self.eoFill = eoFill
    grain = extent * 1e-7
  }

  /// Returns the outline of all points for which `isInside` is true, given whether they are in the
  /// first and in the second area.
  func outline(where isInside: (Bool, Bool) -> Bool) -> Path {
    let edges = (first + second).flatMap(Self.closedEdges)
    var kept: [Corner: [Corner]] = [:]
    var places: [Corner: CGPoint] = [:]
    var seen: Set<Side> = []
    for piece in pieces(of: edges, cutBy: edges) {
      let (from, to) = (corner(piece.from), corner(piece.to))
      guard from != to, seen.insert(Side(from, to)).inserted else { continue }
      for (corner, place) in [(from, piece.from), (to, piece.to)] where places[corner] == nil {
        places[corner] = place
      }
      let (left, right) = (point(leftOf: piece), point(leftOf: piece.reversed))
      let leftIsInside = isInside(contains(left, first), contains(left, second))
      guard leftIsInside != isInside(contains(right, first), contains(right, second)) else {
        continue
      }
      if leftIsInside {
        kept[from, default: []].append(to)
      } else {
        kept[to, default: []].append(from)
      }
    }
    return joined(kept, places)
  }

  /// Returns the parts of the first outline, as open lines, inside or outside the second area.
  func line(inside: Bool) -> Path {
    let walls = second.flatMap(Self.closedEdges)
    var path = Path()
    for line in first {
      var end: CGPoint?
      let edges = zip(line.points, line.points.dropFirst()).map { Edge(from: $0, to: $1) }
      for piece in pieces(of: edges, cutBy: walls) {
        guard contains(piece.middle, second) == inside else { continue }
        if end.map({ corner($0) == corner(piece.from) }) != true { path.move(to: piece.from) }
        path.addLine(to: piece.to)
        end = piece.to
      }
    }
    return path
  }

  // MARK: - Cutting

  private struct Edge {
    let from: CGPoint
    let to: CGPoint

    var reversed: Edge { Edge(from: to, to: from) }
    var middle: CGPoint { from.toward(to, 0.5) }

    /// Returns the positions along this edge where another one meets it; two if they coincide.
    func meetings(_ other: Edge, grain: CGFloat) -> [CGFloat] {
      let (a, b) = (to.minus(from), other.to.minus(other.from))
      let gap = other.from.minus(from)
      let cross = a.x * b.y - a.y * b.x
      let lengths = hypot(a.x, a.y) * hypot(b.x, b.y)
      guard lengths > 0 else { return [] }
      if abs(cross) > lengths * 1e-9 {
        let t = (gap.x * b.y - gap.y * b.x) / cross
        let u = (gap.x * a.y - gap.y * a.x) / cross
        let slack = grain / hypot(b.x, b.y)
        return u >= -slack && u <= 1 + slack ? [t] : []
      }
      guard abs(gap.x * a.y - gap.y * a.x) <= grain * hypot(a.x, a.y) else { return [] }
      let square = a.x * a.x + a.y * a.y
      return [other.from, other.to].map { end in
        let way = end.minus(from)
        return (way.x * a.x + way.y * a.y) / square
      }
    }

    func isNear(_ other: Edge, grain: CGFloat) -> Bool {
      min(from.x, to.x) <= max(other.from.x, other.to.x) + grain
        && min(other.from.x, other.to.x) <= max(from.x, to.x) + grain
        && min(from.y, to.y) <= max(other.from.y, other.to.y) + grain
        && min(other.from.y, other.to.y) <= max(from.y, to.y) + grain
    }
  }

  private static func closedEdges(_ line: Path.Polyline) -> [Edge] {
    guard let last = line.points.last, let first = line.points.first else { return [] }
    let edges = zip(line.points, line.points.dropFirst()).map { Edge(from: $0, to: $1) }
    return last == first ? edges : edges + [Edge(from: last, to: first)]
  }

  private func pieces(of edges: [Edge], cutBy others: [Edge]) -> [Edge] {
    edges.flatMap { edge -> [Edge] in
      var cuts: [CGFloat] = [0, 1]
      for other in others where edge.isNear(other, grain: grain) {
        cuts += edge.meetings(other, grain: grain).filter { $0 > 0 && $0 < 1 }
      }
      let points = cuts.sorted().map { edge.from.toward(edge.to, $0) }
      return zip(points, points.dropFirst()).map { Edge(from: $0, to: $1) }
        .filter { corner($0.from) != corner($0.to) }
    }
  }

  // MARK: - Testing points

  private func point(leftOf edge: Edge) -> CGPoint {
    let way = edge.to.minus(edge.from)
    let length = hypot(way.x, way.y)
    let step = min(grain * 50, length / 10)
    let middle = edge.middle
    return CGPoint(x: middle.x + way.y / length * step, y: middle.y - way.x / length * step)
  }

  private func contains(_ point: CGPoint, _ lines: [Path.Polyline]) -> Bool {
    lines.encloses(point, eoFill: eoFill)
  }

  // MARK: - Joining

  /// A point on a grid, so that nearly equal ends coincide.
  private struct Corner: Hashable {
    let x: Int64
    let y: Int64
  }

  /// An edge regardless of its direction.
  private struct Side: Hashable {
    let ends: Set<Corner>
    init(_ a: Corner, _ b: Corner) { ends = [a, b] }
  }

  private func corner(_ point: CGPoint) -> Corner {
    // An irrational size, so that round coordinates do not fall between two cells.
    let cell = grain * .pi * .pi
    func place(_ value: CGFloat) -> Int64 {
      Int64(exactly: (Double(value) / Double(cell)).rounded()) ?? 0
    }
    return Corner(x: place(point.x), y: place(point.y))
  }

  /// Joins the edges into closed loops.
  private func joined(_ edges: [Corner: [Corner]], _ places: [Corner: CGPoint]) -> Path {
    func point(_ corner: Corner) -> CGPoint { places[corner] ?? .zero }
    var edges = edges
    var path = Path()
    let starts = edges.keys.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    for start in starts {
      while let next = edges[start]?.popLast() {
        path.move(to: point(start))
        var corner = next
        while corner != start {
          path.addLine(to: point(corner))
          guard let onward = edges[corner]?.popLast() else { break }
          corner = onward
        }
        path.closeSubpath()
      }
    }
    return path
  }
}

extension CGPoint {
  fileprivate func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
}
