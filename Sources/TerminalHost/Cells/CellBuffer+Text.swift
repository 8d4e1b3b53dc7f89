import HostInterface

extension CellBuffer {
  /// Draws a line of text with the widths that ``CellWidth`` tells.
  @discardableResult
  mutating func write(_ text: some StringProtocol, at point: CellPoint, pen: Pen) -> Int {
    write(text, at: point, pen: pen) { CellWidth.columns(of: $0) }
  }
}
