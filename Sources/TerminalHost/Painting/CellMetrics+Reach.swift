import CellText
import HostInterface

extension CellMetrics {
  /// Returns the area, in points, of the nodes that may be visible in some cells.
  func extent(reaching cells: CellRect) -> Extent {
    // Half a cell for the rounding of edges.
    let (across, down) = (Double(width), Double(height))
    return Extent(
      left: (Double(cells.columns.lowerBound - CellPainter.margin.columns) - 1) * across,
      top: (Double(cells.rows.lowerBound - CellPainter.margin.rows) - 1) * down,
      right: (Double(cells.columns.upperBound + CellPainter.margin.columns) + 1) * across,
      bottom: (Double(cells.rows.upperBound + CellPainter.margin.rows) + 1) * down)
  }
}
