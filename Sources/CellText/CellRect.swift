/// A position on the screen: columns to the right, rows downwards, both starting at zero.
package struct CellPoint: Hashable, Sendable {
  package var column: Int
  package var row: Int

  @inlinable
  package init(_ column: Int, _ row: Int) {
    self.column = column
    self.row = row
  }
}

/// A size in columns and rows.
package struct CellSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  @inlinable
  package init(_ columns: Int, _ rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A rectangle of cells, half open: `columns` and `rows` are the ranges that it covers.
///
/// ```swift
/// let box = CellRect(2, 1, 10, 3)      // column 2, row 1, ten wide, three high
/// box.intersection(CellRect(0, 0, 5, 5)).columns   // 2..<5
/// ```
///
/// Invariant: neither range is ever reversed; an empty rectangle is one whose size has a zero.
package struct CellRect: Hashable, Sendable {
  package var columns: Range<Int>
  package var rows: Range<Int>

  @inlinable
  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  @inlinable
  package init(_ column: Int, _ row: Int, _ width: Int, _ height: Int) {
    columns = column..<(column + max(0, width))
    rows = row..<(row + max(0, height))
  }

  @inlinable
  package init(size: CellSize) {
    self.init(0, 0, size.columns, size.rows)
  }

  package static let zero = CellRect(0, 0, 0, 0)

  @inlinable
  package var origin: CellPoint { CellPoint(columns.lowerBound, rows.lowerBound) }
  @inlinable
  package var size: CellSize { CellSize(columns.count, rows.count) }
  @inlinable
  package var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  @inlinable
  package func contains(_ point: CellPoint) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }

  @inlinable
  package func contains(_ other: CellRect) -> Bool {
    other.isEmpty || intersection(other) == other
  }

  @inlinable
  package func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// The smallest rectangle that contains both; an empty one is ignored.
  @inlinable
  package func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return CellRect(
      columns: min(
        columns.lowerBound, other.columns.lowerBound)..<max(
          columns.upperBound, other.columns.upperBound),
      rows: min(
        rows.lowerBound, other.rows.lowerBound)..<max(
          rows.upperBound, other.rows.upperBound))
  }

  /// The rectangle without `amount` cells along each edge; negative amounts grow it.
  @inlinable
  package func inset(columns horizontal: Int, rows vertical: Int) -> CellRect {
    let left = columns.lowerBound + horizontal
    let top = rows.lowerBound + vertical
    return CellRect(
      columns: left..<max(left, columns.upperBound - horizontal),
      rows: top..<max(top, rows.upperBound - vertical))
  }

  @inlinable
  package func offset(columns horizontal: Int, rows vertical: Int) -> CellRect {
    CellRect(
      columns.lowerBound + horizontal, rows.lowerBound + vertical, columns.count, rows.count)
  }
}
