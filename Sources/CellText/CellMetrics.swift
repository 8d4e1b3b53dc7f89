import Foundation
import LayoutCore

/// The size of a terminal's cell in points, and the way between points and cells.
///
/// Layout reckons in points everywhere; a host of cells chooses how many points a cell stands for.
/// 8 by 16 lets the usual paddings and spacings (16, 8) come out as whole columns.
package struct CellMetrics: Hashable, Sendable {
  /// The width of a column in points.
  package var width: CGFloat

  /// The height of a row in points.
  package var height: CGFloat

  package init(width: CGFloat = 8, height: CGFloat = 16) {
    self.width = width
    self.height = height
  }

  /// How many whole columns fit; `nil` if the length is open or has no end.
  package func columns(in length: CGFloat?) -> Int? { Self.whole(length, width) }

  /// How many whole rows fit; `nil` if the length is open or has no end.
  package func rows(in length: CGFloat?) -> Int? { Self.whole(length, height) }

  /// The size of a block of cells in points.
  package func size(columns: Int, rows: Int) -> CGSize {
    CGSize(width: CGFloat(columns) * width, height: CGFloat(rows) * height)
  }

  private static func whole(_ length: CGFloat?, _ cell: CGFloat) -> Int? {
    guard let length, length < 1e9 else { return nil }
    // Shares of a length may be a hair less than the cells that they stand for.
    return max(Int(clamping: (length / cell + 0.001).rounded(.down)), 0)
  }
}
