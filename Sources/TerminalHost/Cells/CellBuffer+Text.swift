import CellText
import HostInterface

extension CellBuffer {
  /// Draws a line of text with the widths of ``CellWidth``.
  @discardableResult
  mutating func write(_ text: some StringProtocol, at point: CellPoint, pen: Pen) -> Int {
    var column = point.column
    for character in text {
      let columns = CellWidth.columns(of: character)
      for part in columns > 1 ? CellWidth.parts(of: character) : [character] {
        let width = CellWidth.columns(of: part)
        put(part, width: width, at: CellPoint(column, point.row), pen: pen)
        column += width
      }
    }
    return column - point.column
  }
}
