import CellText

/// A screen in memory: a grid of cells that is drawn into, diffed and written out.
///
/// ```swift
/// var screen = CellBuffer(size: CellSize(20, 3))
/// screen.fill(CellRect(0, 0, 20, 3), with: Ink(CellColor(0x203040)))
/// screen.write("積み木", at: CellPoint(2, 1), pen: Pen(attributes: .bold)) { _ in 2 }
/// screen.lines[1]   // "  積み木            "
/// ```
///
/// Invariants, whatever is drawn:
/// - a wide glyph is followed by its continuation in the same row, and no continuation stands
///   alone: overwriting one half of a wide glyph blanks the other half;
/// - both cells of a wide glyph have the same style;
/// - no cell holds a control character, so that text can never send commands to the terminal;
/// - nothing outside ``clip`` changes, except the other half of a wide glyph cut at its edge.
///
/// Drawing outside the grid is allowed and has no effect.
struct CellBuffer: Equatable, Sendable {
  let size: CellSize
  private(set) var cells: [Cell]
  /// The area in which drawing has an effect; narrowed by ``clipped(to:_:)``.
  private(set) var clip: CellRect
  /// The colours assumed for ``CellColor/standard`` when something is blended over it.
  var backdrop: Backdrop
  /// What the styles' links are.
  var links = CellLinks()

  init(size: CellSize, backdrop: Backdrop = .dark) {
    self.size = CellSize(max(0, size.columns), max(0, size.rows))
    self.backdrop = backdrop
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
    clip = CellRect(size: self.size)
  }

  static func == (left: CellBuffer, right: CellBuffer) -> Bool {
    left.size == right.size && left.cells == right.cells
  }

  var bounds: CellRect { CellRect(size: size) }

  /// The cell at a position inside the grid.
  subscript(column: Int, row: Int) -> Cell {
    cells[row * size.columns + column]
  }

  /// Returns one row of cells, without copying.
  func row(_ row: Int) -> ArraySlice<Cell> {
    cells[(row * size.columns)..<((row + 1) * size.columns)]
  }

  /// Draws with everything outside `rect` protected. Clips nest: the result is their intersection.
  mutating func clipped(to rect: CellRect, _ draw: (inout CellBuffer) -> Void) {
    let outer = clip
    clip = outer.intersection(rect)
    draw(&self)
    clip = outer
  }

  // MARK: Glyphs

  /// Draws one glyph that is `width` columns wide (1 or 2), with its first column at `point`.
  ///
  /// A wide glyph with only one half inside the clip leaves a space there. Characters of width zero
  /// have no cell and are skipped.
  mutating func put(_ character: Character, width: Int, at point: CellPoint, pen: Pen) {
    guard width > 0, clip.rows.contains(point.row) else { return }
    let glyph = Self.harmless(character)
    if width == 1 {
      guard clip.columns.contains(point.column) else { return }
      set(.narrow(glyph), at: point, pen: pen)
      return
    }
    let second = CellPoint(point.column + 1, point.row)
    switch (clip.columns.contains(point.column), clip.columns.contains(second.column)) {
    case (true, true):
      set(.narrow(" "), at: point, pen: pen)
      set(.narrow(" "), at: second, pen: pen)
      let index = index(of: point)
      cells[index].content = .wide(glyph)
      // Both halves are one glyph: the first one's style applies to both.
      cells[index + 1] = Cell(.continuation, style: cells[index].style)
    case (true, false): set(.narrow(" "), at: point, pen: pen)
    case (false, true): set(.narrow(" "), at: second, pen: pen)
    case (false, false): break
    }
  }

  /// Shows a part of a picture in a cell, on the cell's background.
  mutating func put(_ tile: PictureTile, at point: CellPoint) {
    guard clip.contains(point) else { return }
    set(.picture(tile), at: point, pen: .plain)
  }

  /// Draws a line of text from `point` to the right and returns how many columns it took, drawn or
  /// clipped. `width` returns the columns of a character.
  @discardableResult
  mutating func write(
    _ text: some Sequence<Character>, at point: CellPoint, pen: Pen,
    width: (Character) -> Int
  ) -> Int {
    var column = point.column
    for character in text {
      let columns = width(character)
      put(character, width: columns, at: CellPoint(column, point.row), pen: pen)
      column += columns
    }
    return column - point.column
  }

  // MARK: Areas

  /// Blends a colour over an area. An opaque ink erases the content; a translucent one tints both
  /// colours of each cell, so that text below still shows through.
  mutating func fill(_ rect: CellRect, with ink: Ink) {
    guard ink.opacity > 0 else { return }
    if ink.opacity >= 1 {
      return cover(rect, with: Cell(.narrow(" "), style: CellStyle(background: ink.color)))
    }
    let backdrop = backdrop
    let tint = ink.color.isStandard ? backdrop.background : ink.color
    restyle(rect) { style in
      style.background = backdrop.blend(
        ink, over: style.background, standardInk: backdrop.background)
      let foreground = style.foreground.isStandard ? backdrop.foreground : style.foreground
      style.foreground = foreground.mixed(with: tint, share: ink.opacity)
    }
  }

  /// Fills an area with a one-column glyph: rules, bars, bullets.
  mutating func fill(_ rect: CellRect, with character: Character, pen: Pen) {
    forEachCell(in: rect) { $0.put(character, width: 1, at: $1, pen: pen) }
  }

  /// Erases an area: blank, in the terminal's default colours.
  mutating func erase(_ rect: CellRect) {
    cover(rect, with: .blank)
  }

  /// Changes the style of an area's cells without touching their glyphs: a highlight, a scrim. A
  /// wide glyph belongs to the area of its first column.
  mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    forEachCell(in: rect) { buffer, point in
      let index = buffer.index(of: point)
      switch buffer.cells[index].content {
      case .narrow, .picture: change(&buffer.cells[index].style)
      case .wide:
        change(&buffer.cells[index].style)
        buffer.cells[index + 1].style = buffer.cells[index].style
      case .continuation: break
      }
    }
  }

  /// Copies the part of `other` inside `rect`, which is the same area in both.
  mutating func copy(_ rect: CellRect, from other: CellBuffer) {
    forEachCell(in: rect.intersection(other.bounds)) { buffer, point in
      buffer.blankOtherHalf(at: point)
      buffer.cells[buffer.index(of: point)] = other[point.column, point.row]
    }
    let area = rect.intersection(clip).intersection(other.bounds)
    guard !area.isEmpty else { return }
    for row in area.rows {
      mend(at: CellPoint(area.columns.lowerBound, row))
      mend(at: CellPoint(area.columns.upperBound - 1, row))
    }
  }

  /// Replaces whole rows with those of a buffer of the same size, regardless of the clip.
  mutating func takeRows(_ rows: Range<Int>, of other: CellBuffer) {
    let range = (rows.lowerBound * size.columns)..<(rows.upperBound * size.columns)
    cells.replaceSubrange(range, with: other.cells[range])
  }

  // MARK: Reading

  /// The text of each row as printed, including spaces.
  var lines: [String] {
    (0..<size.rows).map { row in
      var line = ""
      for cell in self.row(row) {
        switch cell.content {
        case .narrow(let character), .wide(let character): line.append(character)
        case .picture: line.append(" ")
        case .continuation: break
        }
      }
      return line
    }
  }

  /// Descriptions of the broken invariants; empty if they hold.
  var brokenInvariants: [String] {
    var broken: [String] = []
    for row in 0..<size.rows {
      var expectsContinuation = false
      for column in 0..<size.columns {
        let isContinuation = self[column, row].content == .continuation
        if isContinuation != expectsContinuation {
          broken.append("cell \(column),\(row): \(self[column, row].content)")
        } else if isContinuation, self[column, row].style != self[column - 1, row].style {
          broken.append("cell \(column),\(row): a glyph of two styles")
        }
        if case .wide = self[column, row].content {
          expectsContinuation = true
        } else {
          expectsContinuation = false
        }
      }
      if expectsContinuation { broken.append("row \(row) ends in half a glyph") }
    }
    return broken
  }

  // MARK: Cells

  private func index(of point: CellPoint) -> Int {
    point.row * size.columns + point.column
  }

  private mutating func forEachCell(
    in rect: CellRect, _ body: (inout CellBuffer, CellPoint) -> Void
  ) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    for row in area.rows {
      for column in area.columns {
        body(&self, CellPoint(column, row))
      }
    }
  }

  /// Replaces all cells of an area with one cell that is no half of a glyph.
  private mutating func cover(_ rect: CellRect, with cell: Cell) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    for row in area.rows {
      let first = CellPoint(area.columns.lowerBound, row)
      let last = CellPoint(area.columns.upperBound - 1, row)
      blankOtherHalf(at: first)
      blankOtherHalf(at: last)
      let (start, end) = (index(of: first), index(of: last) + 1)
      cells.withUnsafeMutableBufferPointer { $0[start..<end].update(repeating: cell) }
    }
  }

  /// Writes one cell inside the grid, blending the pen with the existing style.
  private mutating func set(_ content: Cell.Content, at point: CellPoint, pen: Pen) {
    blankOtherHalf(at: point)
    let index = index(of: point)
    var style = cells[index].style
    if let background = pen.background {
      style.background = backdrop.blend(
        background, over: style.background, standardInk: backdrop.background)
    }
    style.foreground =
      pen.foreground.opacity >= 1
      ? pen.foreground.color
      : backdrop.blend(
        pen.foreground, over: style.background, standardInk: backdrop.foreground)
    style.attributes = pen.attributes
    style.link = pen.link
    cells[index] = Cell(content, style: style)
  }

  private mutating func blankOtherHalf(at point: CellPoint) {
    let index = index(of: point)
    switch cells[index].content {
    case .narrow, .picture: return
    case .wide: cells[index + 1].content = .narrow(" ")
    case .continuation: cells[index - 1].content = .narrow(" ")
    }
  }

  /// Blanks the cell if it is one half of a glyph whose other half is gone.
  private mutating func mend(at point: CellPoint) {
    let index = index(of: point)
    switch cells[index].content {
    case .narrow, .picture: return
    case .wide:
      let next = point.column + 1
      if next == size.columns || cells[index + 1].content != .continuation {
        cells[index].content = .narrow(" ")
      }
    case .continuation:
      if point.column > 0, case .wide = cells[index - 1].content { return }
      cells[index].content = .narrow(" ")
    }
  }

  /// Returns the glyph to show for a character: itself, unless it could command the terminal or is
  /// excessively long.
  private static func harmless(_ character: Character) -> Character {
    var scalarCount = 0
    for scalar in character.unicodeScalars {
      if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) { return " " }
      scalarCount += 1
    }
    return scalarCount <= longestCluster ? character : "\u{FFFD}"
  }

  /// Families with skin tones take about ten scalars; stacks of a thousand marks are an accident.
  private static let longestCluster = 32
}
