import Foundation
import HostInterface
import LayoutCore

/// A mesh of curved cells with colours at its vertices, rasterised into rows of colours.
///
/// Each mesh cell is traversed in small steps; each step colours the grid cell it reaches. Steps
/// are closer together than grid cells, so only grid cells outside the mesh keep the background.
struct MeshNet {
  /// A vertex and the directions in which its lines leave it on each side.
  struct Corner {
    var position: SIMD2<Float>
    var leading: SIMD2<Float>
    var top: SIMD2<Float>
    var trailing: SIMD2<Float>
    var bottom: SIMD2<Float>

    init(_ point: MeshGradient.BezierPoint) {
      position = point.position
      leading = (point.position - point.leadingControlPoint) * 3
      top = (point.position - point.topControlPoint) * 3
      trailing = (point.trailingControlPoint - point.position) * 3
      bottom = (point.bottomControlPoint - point.position) * 3
    }

    init(_ position: SIMD2<Float>, across: SIMD2<Float>, down: SIMD2<Float>) {
      self.position = position
      (leading, trailing, top, bottom) = (across, across, down, down)
    }
  }

  let width: Int
  let height: Int
  let corners: [Corner]
  let colors: [SIMD4<Float>]
  let smoothsColors: Bool

  /// Returns vertices whose lines continue smoothly from their neighbours.
  static func corners(_ points: [SIMD2<Float>], width: Int) -> [Corner] {
    guard width > 0, points.count % width == 0 else { return [] }
    let height = points.count / width
    return points.indices.map { index in
      let (x, y) = (index % width, index / width)
      let across = points[y * width + min(x + 1, width - 1)] - points[y * width + max(x - 1, 0)]
      let down = points[min(y + 1, height - 1) * width + x] - points[max(y - 1, 0) * width + x]
      let isInside = (x: x > 0 && x < width - 1, y: y > 0 && y < height - 1)
      return Corner(
        points[index], across: across * (isInside.x ? 0.5 : 1), down: down * (isInside.y ? 0.5 : 1))
    }
  }

  /// Returns the colours of a square grid, from corner to corner of the painted area.
  func grid(background: SIMD4<Float>) -> Cells {
    var cells = Cells(side: Self.side, background: background)
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        let steps = stepCount(column, row)
        for down in 0...steps {
          let v = Float(down) / Float(steps)
          for across in 0...steps {
            let u = Float(across) / Float(steps)
            cells.add(color(column, row, u, v), at: place(column, row, u, v))
          }
        }
      }
    }
    return cells
  }

  /// The number of colours in a row sent to hosts.
  private static let side = 25

  /// Returns two steps per grid cell where the lines are fastest.
  private func stepCount(_ column: Int, _ row: Int) -> Int {
    let (a, b, c, d) = ring(column, row)
    func speed(_ from: Int, _ to: Int, _ leaving: SIMD2<Float>, _ arriving: SIMD2<Float>) -> Float {
      let middle = (corners[to].position - corners[from].position) * 3 - leaving - arriving
      return [leaving, middle, arriving].map { ($0 * $0).sum().squareRoot() }.max() ?? 0
    }
    let speeds = [
      speed(a, b, corners[a].trailing, corners[b].leading),
      speed(c, d, corners[c].trailing, corners[d].leading),
      speed(a, c, corners[a].bottom, corners[c].top),
      speed(b, d, corners[b].bottom, corners[d].top),
    ]
    let steps = (speeds.max() ?? 0) * Float(Self.side) * 2
    return min(max(Int(clamping: steps), 2), Self.side * 8)
  }

  private func index(_ column: Int, _ row: Int) -> Int { row * width + column }

  /// Returns the four vertices of a mesh cell: upper left, upper right, lower left, lower right.
  private func ring(_ column: Int, _ row: Int) -> (Int, Int, Int, Int) {
    (
      index(column, row), index(column + 1, row), index(column, row + 1),
      index(column + 1, row + 1)
    )
  }

  private func place(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
    let (a, b, c, d) = ring(column, row)
    let upper = Self.curve(
      corners[a].position, corners[b].position, corners[a].trailing, corners[b].leading, u)
    let lower = Self.curve(
      corners[c].position, corners[d].position, corners[c].trailing, corners[d].leading, u)
    let down = corners[a].bottom + (corners[b].bottom - corners[a].bottom) * u
    let arriving = corners[c].top + (corners[d].top - corners[c].top) * u
    return Self.curve(upper, lower, down, arriving, v)
  }

  private func color(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
    let (a, b, c, d) = ring(column, row)
    let (x, y) = smoothsColors ? (Self.eased(u), Self.eased(v)) : (u, v)
    let upper = colors[a] + (colors[b] - colors[a]) * x
    let lower = colors[c] + (colors[d] - colors[c]) * x
    return upper + (lower - upper) * y
  }

  /// Returns a point of a cubic curve given by its ends and their directions.
  private static func curve(
    _ from: SIMD2<Float>, _ to: SIMD2<Float>, _ leaving: SIMD2<Float>, _ arriving: SIMD2<Float>,
    _ t: Float
  ) -> SIMD2<Float> {
    let (t2, t3) = (t * t, t * t * t)
    let ends = from * (2 * t3 - 3 * t2 + 1) + to * (3 * t2 - 2 * t3)
    return ends + leaving * (t3 - 2 * t2 + t) + arriving * (t3 - t2)
  }

  private static func eased(_ t: Float) -> Float { t * t * (3 - 2 * t) }
}

extension MeshNet {
  /// The grid cells that receive colours; each keeps the mean.
  struct Cells {
    private let side: Int
    private var sums: [SIMD4<Float>]
    private var counts: [Float]
    private let background: SIMD4<Float>

    init(side: Int, background: SIMD4<Float>) {
      self.side = side
      self.background = background
      sums = Array(repeating: .zero, count: side * side)
      counts = Array(repeating: 0, count: side * side)
    }

    mutating func add(_ color: SIMD4<Float>, at place: SIMD2<Float>) {
      let position = (place * Float(side - 1)).rounded(.toNearestOrAwayFromZero)
      guard position.x >= 0, position.y >= 0, position.x < Float(side), position.y < Float(side)
      else { return }
      let index = Int(clamping: position.y) * side + Int(clamping: position.x)
      sums[index] += color
      counts[index] += 1
    }

    func mapColors(_ make: (SIMD4<Float>) -> HostColor) -> ColorGrid {
      ColorGrid(
        columns: side,
        colors: zip(sums, counts).map { sum, count in
          guard count > 0 else { return make(background) }
          let color = sum / count
          return make(background.w > 0 && color.w < 1 ? over(color) : color)
        })
    }

    private func over(_ color: SIMD4<Float>) -> SIMD4<Float> {
      let opacity = color.w + background.w * (1 - color.w)
      guard opacity > 0 else { return .zero }
      var mixed = (color * color.w + background * background.w * (1 - color.w)) / opacity
      mixed.w = opacity
      return mixed
    }
  }
}
