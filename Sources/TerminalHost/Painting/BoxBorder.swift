import CellText

/// The frame of a box in line glyphs.
struct BoxBorder {
  enum Line { case light, heavy, dashed }

  var line: Line = .light
  var isRounded = true

  /// Draws the frame along the inner edge of `rect`.
  ///
  /// Only blank cells are drawn on: a frame over a text that reaches its edge never hides it. A box
  /// of a single row gets thin bars at its ends instead.
  func draw(in rect: CellRect, on buffer: inout CellBuffer, pen: Pen) {
    guard !rect.isEmpty else { return }
    let left = rect.columns.lowerBound
    let right = rect.columns.upperBound - 1
    let top = rect.rows.lowerBound
    let bottom = rect.rows.upperBound - 1
    if rect.rows.count == 1 || rect.columns.count == 1 {
      guard rect.columns.count > 2 else { return }
      put("▏", at: CellPoint(left, top), on: &buffer, pen)
      put("▕", at: CellPoint(right, top), on: &buffer, pen)
      return
    }
    let glyphs = glyphs
    for column in (left + 1)..<max(left + 1, right) {
      put(glyphs.horizontal, at: CellPoint(column, top), on: &buffer, pen)
      put(glyphs.horizontal, at: CellPoint(column, bottom), on: &buffer, pen)
    }
    for row in (top + 1)..<max(top + 1, bottom) {
      put(glyphs.vertical, at: CellPoint(left, row), on: &buffer, pen)
      put(glyphs.vertical, at: CellPoint(right, row), on: &buffer, pen)
    }
    put(glyphs.corners[0], at: CellPoint(left, top), on: &buffer, pen)
    put(glyphs.corners[1], at: CellPoint(right, top), on: &buffer, pen)
    put(glyphs.corners[2], at: CellPoint(left, bottom), on: &buffer, pen)
    put(glyphs.corners[3], at: CellPoint(right, bottom), on: &buffer, pen)
  }

  private func put(
    _ glyph: Character, at point: CellPoint, on buffer: inout CellBuffer, _ pen: Pen
  ) {
    guard buffer.bounds.contains(point),
      case .narrow(let present) = buffer[point.column, point.row].content,
      present == " " || Self.lineGlyphs.contains(present)
    else { return }
    buffer.put(glyph, width: 1, at: point, pen: pen)
  }

  /// The glyph of a horizontal line.
  var horizontal: Character { glyphs.horizontal }
  var vertical: Character { glyphs.vertical }

  private var glyphs: (horizontal: Character, vertical: Character, corners: [Character]) {
    let round: [Character] = ["╭", "╮", "╰", "╯"]
    switch line {
    case .light: return ("─", "│", isRounded ? round : ["┌", "┐", "└", "┘"])
    case .heavy: return ("━", "┃", isRounded ? round : ["┏", "┓", "┗", "┛"])
    case .dashed: return ("┄", "┆", isRounded ? round : ["┌", "┐", "└", "┘"])
    }
  }

  private static let lineGlyphs = Set("─│╭╮╰╯┌┐└┘━┃┏┓┗┛┄┆▏▕")
}
