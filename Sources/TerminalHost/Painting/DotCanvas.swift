import CellText
import Foundation
import LayoutCore

/// A bitmap with two by four dots per cell: circles, curves and lines are drawn on it before they
/// become glyphs.
///
/// Dots are square if cells are twice as high as wide.
struct DotCanvas {
  /// How the dots of a cell become a glyph.
  enum Glyphs {
    /// Braille patterns: all eight dots, thin. For lines.
    case dots
    /// Quarter blocks: solid, half the vertical resolution. For areas.
    case blocks
    /// Octants: solid, all eight dots. For areas, if the terminal has them.
    case octants
  }

  let cells: CellRect
  private let columns: Int
  private let rows: Int
  private var dots: [Bool]

  init(cells: CellRect) {
    self.cells = cells
    columns = cells.columns.count * 2
    rows = cells.rows.count * 4
    dots = Array(repeating: false, count: columns * rows)
  }

  /// Sets the dots whose centre is inside. Coordinates are in dots from the canvas's top left
  /// corner.
  mutating func fill(where isInside: (_ x: Double, _ y: Double) -> Bool) {
    for row in 0..<rows {
      for column in 0..<columns where isInside(Double(column) + 0.5, Double(row) + 0.5) {
        dots[row * columns + column] = true
      }
    }
  }

  /// Draws a line of round dots, `width` thick; `dash` alternates the lengths of dashes and gaps.
  mutating func stroke(
    _ points: [CGPoint], width: Double, dash: [Double] = [], travelled: inout Double
  ) {
    let cycle = dash.reduce(0, +)
    for (from, to) in zip(points, points.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      // Absurdly long lines are skipped and take no time.
      guard length.isFinite, length < 100_000 else { continue }
      let steps = max(1, Int(clamping: (length * 2).rounded(.up)))
      for step in 0...steps {
        let share = Double(step) / Double(steps)
        if cycle > 0, !Self.isDrawn(travelled + length * share, dash, cycle) { continue }
        stamp(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, width)
      }
      travelled += length
    }
  }

  private static func isDrawn(_ distance: Double, _ dash: [Double], _ cycle: Double) -> Bool {
    let period = dash.count % 2 == 0 ? cycle : cycle * 2
    var rest = distance.truncatingRemainder(dividingBy: period)
    // A negative phase starts in the previous period.
    if rest < 0 { rest += period }
    var index = 0
    while rest >= dash[index % dash.count] {
      rest -= dash[index % dash.count]
      index += 1
      if index > dash.count * 2 { return true }
    }
    return index % 2 == 0
  }

  private mutating func stamp(_ x: Double, _ y: Double, _ width: Double) {
    let radius = max(0, width / 2 - 0.5)
    let left = max(0, Int(clamping: (x - radius).rounded(.down)))
    let right = min(columns - 1, Int(clamping: (x + radius).rounded(.down)))
    let top = max(0, Int(clamping: (y - radius).rounded(.down)))
    let bottom = min(rows - 1, Int(clamping: (y + radius).rounded(.down)))
    guard left <= right, top <= bottom else { return }
    for row in top...bottom {
      for column in left...right {
        let dx = Double(column) + 0.5 - x
        let dy = Double(row) + 0.5 - y
        if radius < 0.75 || dx * dx + dy * dy <= (radius + 0.5) * (radius + 0.5) {
          dots[row * columns + column] = true
        }
      }
    }
  }

  /// Returns the glyph for a cell; nil if no dot is set. A cell with all dots gives a full block.
  func glyph(at point: CellPoint, as glyphs: Glyphs) -> Character? {
    let column = (point.column - cells.columns.lowerBound) * 2
    let row = (point.row - cells.rows.lowerBound) * 4
    func isSet(_ x: Int, _ y: Int) -> Bool { dots[(row + y) * columns + column + x] }
    switch glyphs {
    case .dots:
      var pattern: UInt32 = 0
      for (bit, place) in Self.braille.enumerated() where isSet(place.0, place.1) {
        pattern |= 1 << UInt32(bit)
      }
      return pattern == 0 ? nil : Unicode.Scalar(0x2800 + pattern).map(Character.init)
    case .blocks:
      var mask = 0
      for (bit, place) in [(0, 0), (1, 0), (0, 2), (1, 2)].enumerated() {
        let count = (isSet(place.0, place.1) ? 1 : 0) + (isSet(place.0, place.1 + 1) ? 1 : 0)
        if count == 2 { mask |= 1 << bit }
      }
      return mask == 0 ? nil : BlockGlyphs.quarters[mask]
    case .octants:
      let mask = (0..<8).reduce(0) { isSet($1 % 2, $1 / 2) ? $0 | 1 << $1 : $0 }
      return mask == 0 ? nil : BlockGlyphs.eighths[mask]
    }
  }

  /// The order of the dots in Unicode's braille patterns.
  private static let braille = [
    (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3),
  ]
}

extension Theme {
  /// The glyphs for areas.
  var areaGlyphs: DotCanvas.Glyphs { hasOctants ? .octants : .blocks }
}
