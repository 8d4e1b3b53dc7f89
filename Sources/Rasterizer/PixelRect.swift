import Foundation

/// A rectangle of whole pixels, half open; never reversed.
package struct PixelRect: Hashable, Sendable {
  package var columns: Range<Int>
  package var rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  package init(width: Int, height: Int) {
    self.init(columns: 0..<max(width, 0), rows: 0..<max(height, 0))
  }

  package static let empty = PixelRect(width: 0, height: 0)

  package var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      columns: min(
        columns.lowerBound, other.columns.lowerBound)..<max(
          columns.upperBound, other.columns.upperBound),
      rows: min(
        rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
  }

  func grown(by margin: Int) -> PixelRect {
    PixelRect(
      columns: (columns.lowerBound - margin)..<(columns.upperBound + margin),
      rows: (rows.lowerBound - margin)..<(rows.upperBound + margin))
  }

  /// The pixels in `bounds` that a rectangle touches.
  init(touching rect: CGRect, in bounds: PixelRect) {
    func whole(_ value: CGFloat, _ limits: Range<Int>, _ rule: FloatingPointRoundingRule) -> Int {
      guard value == value else { return limits.lowerBound }
      return Int(
        min(max(value.rounded(rule), CGFloat(limits.lowerBound)), CGFloat(limits.upperBound)))
    }
    let left = whole(rect.minX, bounds.columns, .down)
    let top = whole(rect.minY, bounds.rows, .down)
    columns = left..<max(left, whole(rect.maxX, bounds.columns, .up))
    rows = top..<max(top, whole(rect.maxY, bounds.rows, .up))
  }
}
