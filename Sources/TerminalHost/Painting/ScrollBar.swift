import Foundation

/// The visible part of scrollable content as a part of a bar of cells, and the inverse: the offset
/// that moves the thumb to a cell.
///
/// ```text
///   ▐  ╲
///   ▐   the thumb: what is seen
///   ·  ╱
///   ·
/// ```
struct ScrollBar: Hashable {
  /// The cells of the whole bar.
  let cells: Range<Int>
  /// The cells of the visible part.
  let thumb: Range<Int>
  /// How far the content can scroll, in points.
  private let way: CGFloat

  /// nil if everything is visible.
  ///
  /// - Parameters:
  ///   - total: the length of the content, in points.
  ///   - shown: the visible length.
  ///   - offset: the start of the visible part.
  init?(in cells: Range<Int>, of total: CGFloat, shown: CGFloat, from offset: CGFloat) {
    guard total > shown + 1, cells.count > 2, shown > 0 else { return nil }
    let length = max(1, Int(clamping: (CGFloat(cells.count) * shown / total).rounded()))
    let share = min(1, max(0, offset / (total - shown)))
    let start = Int(clamping: (CGFloat(cells.count - length) * share).rounded())
    self.cells = cells
    thumb = (cells.lowerBound + start)..<(cells.lowerBound + start + length)
    way = total - shown
  }

  /// Returns the offset at which the thumb starts at a cell.
  func offset(ofThumbAt cell: Int) -> CGFloat {
    let room = cells.count - thumb.count
    guard room > 0 else { return 0 }
    let place = min(max(0, cell - cells.lowerBound), room)
    return way * CGFloat(place) / CGFloat(room)
  }
}
