import Foundation
import LayoutCore

/// The size of a terminal's cell in points, and conversions between points and cells.
///
/// Layout uses points everywhere; a host with cells chooses how many points a cell represents. With
/// 8 by 16, typical paddings and spacings (16, 8) become whole columns.
package struct CellMetrics: Hashable, Sendable {
  /// The width of a column in points.
  package var width: CGFloat

  /// The height of a row in points.
  package var height: CGFloat

  package init(width: CGFloat = 8, height: CGFloat = 16) {
    self.width = width
    self.height = height
  }

  /// The number of whole columns that fit; `nil` if the length is nil or infinite.
  package func columns(in length: CGFloat?) -> Int? { Self.whole(length, width) }

  /// The number of whole rows that fit; `nil` if the length is nil or infinite.
  package func rows(in length: CGFloat?) -> Int? { Self.whole(length, height) }

  /// The size of a block of cells in points.
  package func size(columns: Int, rows: Int) -> CGSize {
    CGSize(width: CGFloat(columns) * width, height: CGFloat(rows) * height)
  }

  private static func whole(_ length: CGFloat?, _ cell: CGFloat) -> Int? {
    guard let length, length < 1e9 else { return nil }
    // Fractions of a length may be slightly less than the cells that they represent.
    return max(Int(clamping: (length / cell + 0.001).rounded(.down)), 0)
  }
}
