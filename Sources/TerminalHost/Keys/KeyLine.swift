import CellText
import HostInterface

/// The line at the bottom of the screen that tells what the keys do.
///
/// ```text
///   ⏎ Open  Del Delete  ^N New  Tab Next  F2 Commands  ^C Quit       Letter — Edited
/// ```
struct KeyLine {
  let hints: [KeyHint]
  /// The window's title, with the mark of a document that is not saved; shown where there is room
  /// for it.
  var title = ""

  /// A smaller terminal has no row to give away.
  static func fits(_ size: CellSize) -> Bool { size.rows >= 14 && size.columns >= 40 }

  /// Those that a line of some width has room for: the last two in any case, which are the way to
  /// all keys and the way out; of the others the first.
  func shown(in columns: Int) -> [KeyHint] {
    let kept = hints.suffix(2)
    var room = columns - 1 - kept.map(Self.width).reduce(0, +)
    return hints.dropLast(2).prefix { hint in
      room -= Self.width(hint)
      return room >= 0
    } + kept
  }

  private static func width(_ hint: KeyHint) -> Int {
    CellWidth.columns(of: hint.key) + CellWidth.columns(of: hint.words) + 3
  }

  func draw(on buffer: inout CellBuffer, theme: Theme) {
    let row = buffer.size.rows - 1
    let line = CellRect(0, row, buffer.size.columns, 1)
    buffer.erase(line)
    let key =
      theme.isColorless
      ? Pen(attributes: .bold) : Pen(Ink(theme.accent), attributes: theme.isFlat ? .bold : [])
    var column = 1
    for hint in shown(in: buffer.size.columns) {
      column += buffer.write(hint.key, at: CellPoint(column, row), pen: key) + 1
      column += buffer.write(hint.words, at: CellPoint(column, row), pen: theme.secondary()) + 2
    }
    let start = buffer.size.columns - 1 - CellWidth.columns(of: title)
    if start > column { buffer.write(title, at: CellPoint(start, row), pen: theme.secondary()) }
  }
}
