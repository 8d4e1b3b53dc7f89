import CellText

/// The sequences that move a terminal's cursor to a cell.
enum CursorMovement {
  /// Returns the sequence from an unknown position.
  static func absolute(to target: CellPoint) -> String {
    target == CellPoint(0, 0) ? "\u{1B}[H" : "\u{1B}[\(target.row + 1);\(target.column + 1)H"
  }

  /// Returns the shortest sequence from a position; nil: unknown.
  static func shortest(from start: CellPoint?, to target: CellPoint) -> String {
    guard let start else { return absolute(to: target) }
    if start == target { return "" }
    if start.row == target.row {
      if target.column == 0 { return "\r" }
      let distance = target.column - start.column
      let letter = distance > 0 ? "C" : "D"
      let amount = abs(distance) == 1 ? "" : String(abs(distance))
      return "\u{1B}[\(amount)\(letter)"
    }
    if target.row == start.row + 1, target.column == 0 { return "\r\n" }
    return absolute(to: target)
  }
}
