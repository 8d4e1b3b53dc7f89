import Foundation
import HostInterface

/// How much there is beside what a scroll view shows.
extension CellPainter {
  func drawScrollBars(_ node: HostTree.Node, _ placement: Placement) {
    let control = node.content.control
    let hidesBars = control?.kind == .scrollView && control?.style == .plain
    guard let content = node.children.first?.frame, !hidesBars else { return }
    let (rect, view) = (placement.cells, node.frame.size)
    let pen = Pen(Ink(theme.isFlat ? .standard : theme.tone(0.4)))
    if let thumb = Self.thumb(
      in: rect.rows, of: content.height, shown: view.height, from: -content.minY)
    {
      let edge = rect.columns.upperBound - 1
      draw("▐", in: CellRect(columns: edge..<edge + 1, rows: thumb), placement, pen)
    }
    if let thumb = Self.thumb(
      in: rect.columns, of: content.width, shown: view.width, from: -content.minX)
    {
      let edge = rect.rows.upperBound - 1
      draw("▄", in: CellRect(columns: thumb, rows: edge..<edge + 1), placement, pen)
    }
  }

  /// The part of a bar that stands for what is seen; nil where that is all.
  private static func thumb(
    in cells: Range<Int>, of total: CGFloat, shown: CGFloat, from offset: CGFloat
  ) -> Range<Int>? {
    guard total > shown + 1, cells.count > 2, shown > 0 else { return nil }
    let length = max(1, Int(clamping: (CGFloat(cells.count) * shown / total).rounded()))
    let share = min(1, max(0, offset / (total - shown)))
    let start = Int(clamping: (CGFloat(cells.count - length) * share).rounded())
    return (cells.lowerBound + start)..<(cells.lowerBound + start + length)
  }

  /// Only where nothing else is.
  private func draw(_ glyph: Character, in rect: CellRect, _ placement: Placement, _ pen: Pen) {
    within(placement) { buffer in
      for row in rect.rows {
        for column in rect.columns {
          guard buffer.bounds.contains(CellPoint(column, row)), buffer[column, row].isBlank else {
            continue
          }
          buffer.put(glyph, width: 1, at: CellPoint(column, row), pen: pen)
        }
      }
    }
  }
}
