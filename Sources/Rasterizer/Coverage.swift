import Foundation
import LayoutCore

/// The fraction of each pixel that a figure covers, from 0 to 1, within a rectangle of pixels.
package struct Coverage: Sendable {
  let area: PixelRect
  private(set) var values: [Float]
  /// Whether it is drawn as a line of single pixels, not as an area.
  private(set) var isLine = false

  init(_ area: PixelRect, value: Float = 0) {
    self.area = area
    values = Array(repeating: value, count: area.columns.count * area.rows.count)
  }

  /// Zero outside the area.
  subscript(column: Int, row: Int) -> Float {
    get {
      guard area.columns.contains(column), area.rows.contains(row) else { return 0 }
      return values[place(column, row)]
    }
    set { values[place(column, row)] = newValue }
  }

  /// Provides the values of part of a row, which must be inside the area.
  func withValues(
    _ row: Int, _ columns: Range<Int>, _ read: (UnsafeBufferPointer<Float>.SubSequence) -> Void
  ) {
    let start = place(columns.lowerBound, row)
    values.withUnsafeBufferPointer { read($0[start..<start + columns.count]) }
  }

  private func place(_ column: Int, _ row: Int) -> Int {
    (row - area.rows.lowerBound) * area.columns.count + column - area.columns.lowerBound
  }

  /// The product with another coverage, which counts as 0 outside its area.
  func multiplied(with other: Coverage) -> Coverage {
    var result = Coverage(area.intersection(other.area))
    for row in result.area.rows {
      for column in result.area.columns {
        result[column, row] = self[column, row] * other[column, row]
      }
    }
    return result
  }

  /// The part of an area that this leaves uncovered.
  func inverted(in bounds: PixelRect) -> Coverage {
    var result = Coverage(bounds, value: 1)
    let both = area.intersection(bounds)
    for row in both.rows {
      for column in both.columns { result[column, row] = 1 - self[column, row] }
    }
    return result
  }
}

extension Coverage {
  /// The number of scan lines per row of pixels.
  private static let scans = 4

  /// The area inside closed lines.
  ///
  /// Each row of pixels is sampled with a few scan lines; the covered ranges along them are exact.
  ///
  /// - Complexity: linear in the length of the outline plus the covered area.
  init(inside lines: [[CGPoint]], isEvenOdd: Bool, bounds: PixelRect) {
    self.init(PixelRect(touching: Self.box(of: lines), in: bounds))
    guard !area.isEmpty else { return }
    let scans = Self.scans
    let top = Double(area.rows.lowerBound)
    var crossings = [[(x: Double, turn: Int)]](repeating: [], count: area.rows.count * scans)
    func cross(_ a: CGPoint, _ b: CGPoint) {
      guard a.y != b.y else { return }
      let (low, high) = a.y < b.y ? (a, b) : (b, a)
      let slope = (high.x - low.x) / (high.y - low.y)
      let first = max(Int(clamping: ((low.y - top) * Double(scans) - 0.5).rounded(.up)), 0)
      let end = ((high.y - top) * Double(scans) - 0.5).rounded(.up)
      for scan in first..<max(first, Int(clamping: min(end, Double(crossings.count)))) {
        let y = top + (Double(scan) + 0.5) / Double(scans)
        crossings[scan].append((low.x + (y - low.y) * slope, a.y < b.y ? 1 : -1))
      }
    }
    for line in lines where line.count > 2 && line.allSatisfy(\.isUsable) {
      for (a, b) in zip(line, line.dropFirst()) { cross(a, b) }
      cross(line[line.count - 1], line[0])
    }
    for (scan, var row) in crossings.enumerated() where row.count > 1 {
      row.sort { $0.x < $1.x }
      var winding = 0
      for (from, to) in zip(row, row.dropFirst()) {
        winding += from.turn
        if isEvenOdd ? winding % 2 != 0 : winding != 0 { add(from.x, to.x, scan / scans) }
      }
    }
  }

  /// Adds the covered range of one scan line to a row.
  private mutating func add(_ from: Double, _ to: Double, _ row: Int) {
    let left = max(from - Double(area.columns.lowerBound), 0)
    let right = min(to - Double(area.columns.lowerBound), Double(area.columns.count))
    guard left < right else { return }
    let weight = 1 / Float(Self.scans)
    let start = row * area.columns.count
    let (first, last) = (Int(clamping: left), min(Int(clamping: right), area.columns.count - 1))
    if first == last {
      values[start + first] += Float(right - left) * weight
      return
    }
    values[start + first] += Float(Double(first + 1) - left) * weight
    for column in (first + 1)..<max(last, first + 1) { values[start + column] += weight }
    values[start + last] += Float(right - Double(last)) * weight
  }

  /// Lines of single pixels, each fully covered, so that lines thinner than a pixel stay visible.
  init(along lines: [[CGPoint]], bounds: PixelRect) {
    self.init(PixelRect(touching: Self.box(of: lines).insetBy(dx: -1, dy: -1), in: bounds))
    isLine = true
    guard !area.isEmpty else { return }
    for line in lines where line.allSatisfy(\.isUsable) {
      if line.count == 1 { mark(line[0]) }
      for (a, b) in zip(line, line.dropFirst()) {
        let steps = max(1, Int(clamping: (max(abs(b.x - a.x), abs(b.y - a.y)) * 2).rounded(.up)))
        guard steps < 100_000 else { continue }
        for step in 0...steps {
          let share = Double(step) / Double(steps)
          mark(CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share))
        }
      }
    }
  }

  /// For low resolutions: a figure that covers no pixel by half fully covers the ones that it
  /// covers most, so that specks and hairlines stay visible.
  func keptVisible() -> Coverage {
    let most = values.max() ?? 0
    guard most > 0, most < 0.5 else { return self }
    var result = self
    result.isLine = true
    for index in values.indices { result.values[index] = values[index] >= most * 0.8 ? 1 : 0 }
    return result
  }

  private mutating func mark(_ point: CGPoint) {
    // A line along the far edge belongs to the last pixel.
    let column = Int(clamping: point.x.rounded(.down))
    let row = Int(clamping: point.y.rounded(.down))
    if area.columns.contains(column), area.rows.contains(row) { self[column, row] = 1 }
  }

  private static func box(of lines: [[CGPoint]]) -> CGRect {
    var (low, high) = (
      CGPoint(x: Double.infinity, y: .infinity), CGPoint(x: -Double.infinity, y: -.infinity)
    )
    for line in lines {
      for point in line where point.isUsable {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    guard low.x <= high.x else { return .zero }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension CGPoint {
  /// Whether it is finite, and not so far away that processing it would take forever.
  fileprivate var isUsable: Bool { abs(x) < 1e6 && abs(y) < 1e6 }
}
