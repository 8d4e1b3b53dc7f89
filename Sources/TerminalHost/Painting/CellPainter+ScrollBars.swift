import CellText
import Foundation
import HostInterface
import LayoutCore

/// Scroll bars.
extension CellPainter {
  func drawScrollBars(_ node: HostTree.Node, _ placement: Placement) {
    let rect = placement.cells
    let isGrabbed = interaction.grabbed == node.id
    let pen = Pen(
      Ink(isGrabbed ? theme.accent : theme.isFlat ? .standard : theme.tone(0.4)),
      attributes: isGrabbed && theme.isFlat ? .bold : [])
    if let bar = node.scrollBar(.vertical, in: rect) {
      let edge = node.columnOfBar(in: rect)
      let glyph: Character = node.content.isMirrored ? "▌" : "▐"
      draw(glyph, in: CellRect(columns: edge..<edge + 1, rows: bar.thumb), placement, pen)
    }
    if let bar = node.scrollBar(.horizontal, in: rect) {
      let edge = rect.rows.upperBound - 1
      let thumb = CellRect(columns: bar.thumb, rows: edge..<edge + 1)
      if isLine(thumb, placement) {
        underline(thumb, placement, isGrabbed: isGrabbed)
      } else {
        draw("▄", in: thumb, placement, pen)
      }
    }
  }

  /// Returns whether a horizontal thumb is drawn as a line, because there is text where it is seen.
  func isLine(_ thumb: CellRect, _ placement: Placement) -> Bool {
    guard placement.cells.rows.count >= 3 else { return false }
    let seen = thumb.intersection(placement.clip).intersection(screen.bounds)
    return seen.rows.contains { row in
      // Outside the part that is painted anew, the former thumb is still there.
      seen.columns.contains { ![.narrow(" "), .narrow("▄")].contains(screen[$0, row].content) }
    }
  }

  /// Draws a horizontal bar under a line of text: pieces of it between the words would be noise.
  private func underline(_ rect: CellRect, _ placement: Placement, isGrabbed: Bool) {
    let grabbedInk = isGrabbed && !theme.isFlat ? theme.accent : nil
    let attributes: CellAttributes = isGrabbed && theme.isFlat ? [.underline, .bold] : .underline
    within(placement) { buffer in
      buffer.restyle(rect) {
        $0.attributes.formUnion(attributes)
        if let grabbedInk { $0.foreground = grabbedInk }
      }
    }
  }

  /// Draws only where the screen is empty.
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

extension HostTree.Node {
  /// Returns the column of the vertical bar: at the end of the lines.
  func columnOfBar(in rect: CellRect) -> Int {
    content.isMirrored ? rect.columns.lowerBound : rect.columns.upperBound - 1
  }

  /// Returns a scroll bar of a scroll view; nil if everything is visible or the bars are hidden.
  ///
  /// - Parameter rect: the cells of the view.
  func scrollBar(_ axis: Axis, in rect: CellRect) -> ScrollBar? {
    let control = content.control
    let hidesBars = control?.kind == .scrollView && control?.style == .plain
    guard let content = children.first?.frame, !hidesBars else { return nil }
    return switch axis {
    case .vertical:
      ScrollBar(
        in: rect.rows, of: content.height, shown: frame.height, from: -content.minY)
    case .horizontal:
      ScrollBar(
        in: rect.columns, of: content.width, shown: frame.width, from: -content.minX)
    }
  }
}
