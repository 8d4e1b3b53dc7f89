import Foundation
import LayoutCore

extension CellMetrics {
  /// The cells that a rectangle of points covers.
  ///
  /// Edges are rounded, never sizes: rectangles that touch in points touch in cells, and those that
  /// do not overlap in points do not overlap in cells. A size that is a whole number of cells is
  /// preserved, wherever the rectangle begins; so a line of text is never lost.
  ///
  /// A rectangle of less than half a cell may become empty.
  package func cells(_ frame: CGRect) -> CellRect {
    let left = Self.edge(frame.minX / width)
    let top = Self.edge(frame.minY / height)
    let right = Self.edge(frame.maxX / width)
    let bottom = Self.edge(frame.maxY / height)
    return CellRect(columns: left..<max(left, right), rows: top..<max(top, bottom))
  }

  /// The cells of a rectangle that must be visible however small it is: at least one row and
  /// column, those that contain its centre.
  package func visibleCells(_ frame: CGRect) -> CellRect {
    var rect = cells(frame)
    if rect.columns.isEmpty, frame.width > 0 {
      let column = Self.floor(frame.midX / width)
      rect.columns = column..<(column + 1)
    }
    if rect.rows.isEmpty, frame.height > 0 {
      let row = Self.floor(frame.midY / height)
      rect.rows = row..<(row + 1)
    }
    return rect
  }

  /// The centre of a cell, in points.
  package func center(of point: CellPoint) -> CGPoint {
    CGPoint(
      x: (CGFloat(point.column) + 0.5) * width, y: (CGFloat(point.row) + 0.5) * height)
  }

  // The small offset keeps sums of thirds on the intended side.
  private static func edge(_ value: CGFloat) -> Int { floor(value + 0.5 + 1e-6) }

  private static func floor(_ value: CGFloat) -> Int {
    guard value.isFinite else { return value > 0 ? farthest : value < 0 ? -farthest : 0 }
    return min(max(Int(clamping: value.rounded(.down)), -farthest), farthest)
  }

  private static let farthest = 1 << 20
}
