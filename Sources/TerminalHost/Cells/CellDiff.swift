import CellText
import TerminalDevice

/// Encodes the difference of two screens as the bytes that make a terminal show the second.
///
/// Only changed cells are written; the cursor and the style change by the shortest known sequence.
/// The value tracks the terminal's cursor and style, so each terminal needs its own:
///
/// ```swift
/// var diff = CellDiff(capabilities: capabilities)
/// terminal.write(diff.encode(first, over: nil))       // everything
/// terminal.write(diff.encode(second, over: first))    // what changed; nothing if nothing did
/// ```
///
/// Terminals disagree about the width of some glyphs (joined emoji, variation selectors). After one
/// of those the cursor's position counts as unknown and the next cell is addressed explicitly, and
/// the cells that it may have covered, if each of its parts takes cells, are rewritten: at worst
/// one glyph looks wrong, but never the rest of its row.
///
/// - Complexity: linear in the cells of the rows that may differ; the bytes are linear in the
///   changed cells.
struct CellDiff: Sendable {
  /// The position of the terminal's own cursor, for a user who types.
  struct Cursor: Hashable, Sendable {
    var point: CellPoint
  }

  /// Whether the terminal skips the codes that it does not know: synchronised output, and links
  /// (OSC 8), which a user opens by the terminal's own means, also over a remote connection.
  private let ignoresUnknownModes: Bool
  private let hasFewGlyphs: Bool
  /// What the terminal would show as something else.
  private let lacking: CellAttributes
  private var reduction: ColorReduction
  private var bytes: [UInt8] = []
  /// nil: unknown.
  private var position: CellPoint?
  private var style: WrittenStyle?
  /// The link that the next glyphs would belong to; nil: unknown.
  private var link: UInt16? = 0
  private var hasSetLinks = false
  private var links = CellLinks()
  private var shownCursor: Cursor?
  private var isCursorKnown = false

  init(capabilities: TerminalCapabilities) {
    ignoresUnknownModes = capabilities.ignoresUnknownModes
    hasFewGlyphs = capabilities.hasFewGlyphs
    lacking = capabilities.hasItalics ? [] : .italic
    reduction = ColorReduction(depth: capabilities.colorDepth)
  }

  /// Forgets the terminal's state because another program wrote to it. The next
  /// ``encode(_:over:cursor:)`` should be a full one.
  mutating func forget() {
    position = nil
    style = nil
    // A frame of this program may have been cut off within a link.
    link = hasSetLinks ? nil : 0
    isCursorKnown = false
  }

  /// Returns the bytes that lead from `old` (nil, or of another size: an unknown screen) to `new`.
  ///
  /// - Parameters:
  ///   - rows: the rows that may differ; all do if the screen is unknown.
  ///   - pictures: the bytes written after the cells, which are blank under pictures.
  mutating func encode(
    _ new: CellBuffer, over old: CellBuffer?, rows: Range<Int>? = nil, cursor: Cursor? = nil,
    pictures: [UInt8] = []
  ) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    var base = old
    if base?.size != new.size { base = nil }
    links = new.links
    if base == nil {
      forget()
      setStyle(of: .blank)
      append("\u{1B}[2J")
    }
    let all = 0..<new.size.rows
    if let base {
      for row in rows?.clamped(to: all) ?? all {
        encode(row: row, new.row(row), over: base.row(row))
      }
    } else {
      let blankRow = ArraySlice(repeating: Cell.blank, count: new.size.columns)
      for row in all { encode(row: row, new.row(row), over: blankRow) }
    }
    setLink(0)
    if !pictures.isEmpty {
      bytes += pictures
      position = nil
    }
    let drawn = bytes
    bytes.removeAll(keepingCapacity: true)
    return wrap(drawn, cursor: cursor.flatMap { new.bounds.contains($0.point) ? $0 : nil })
  }

  // MARK: Rows

  private mutating func encode(row: Int, _ new: ArraySlice<Cell>, over old: ArraySlice<Cell>) {
    if new == old { return }
    let shift = old.startIndex - new.startIndex
    let end = new.endIndex
    // Everything from here on can be erased with one short sequence.
    var blankTail = end
    while blankTail > new.startIndex, Self.canBeErased(new[blankTail - 1]) { blankTail -= 1 }

    var index = new.startIndex
    // Up to here a glyph may have drawn over its neighbours.
    var covered = new.startIndex
    while index < end {
      let isContinuation = new[index].content == .continuation
      guard !isContinuation, index < covered || differs(at: index, new, old, shift) else {
        index += 1
        continue
      }
      if index >= blankTail, (index..<end).count(where: { new[$0] != old[$0 + shift] }) > 3 {
        move(to: CellPoint(index - new.startIndex, row))
        setStyle(of: .blank)
        append("\u{1B}[K")
        return
      }
      let start = bridgedStart(of: index, in: new, row: row)
      move(to: CellPoint(start - new.startIndex, row))
      for bridged in start..<index { write(new[bridged]) }
      write(new[index], isLast: index + (isWide(new[index]) ? 2 : 1) >= end)
      covered = max(covered, index + Self.reach(of: new[index]))
      index += 1
    }
  }

  /// Returns whether a glyph must be rewritten, because either of its cells differs.
  private func differs(
    at index: Int, _ new: ArraySlice<Cell>, _ old: ArraySlice<Cell>, _ shift: Int
  ) -> Bool {
    if new[index] != old[index + shift] { return true }
    return isWide(new[index]) && new[index + 1] != old[index + 1 + shift]
  }

  /// Returns where to start writing to reach `index`: rewriting a few unchanged cells in the
  /// current style is cheaper than a jump.
  private mutating func bridgedStart(of index: Int, in new: ArraySlice<Cell>, row: Int) -> Int {
    guard let position, position.row == row else { return index }
    let here = new.startIndex + position.column
    guard here < index, index - here <= 3 else { return index }
    for cell in new[here..<index] {
      guard case .narrow(let character) = cell.content, character.isASCII,
        cell.style.link == link, let style,
        style.matches(WrittenStyle(of: cell, lacking: lacking, reduction: &reduction))
      else { return index }
    }
    return here
  }

  private static func canBeErased(_ cell: Cell) -> Bool {
    cell.isBlank && cell.style.background.isStandard
  }

  private func isWide(_ cell: Cell) -> Bool {
    if case .wide = cell.content { return true }
    return false
  }

  // MARK: One cell

  private mutating func write(_ cell: Cell, isLast: Bool = false) {
    switch cell.content {
    case .continuation: break
    case .picture:
      setStyle(of: cell)
      write(" ", columns: 1)
    case .narrow(let character):
      setStyle(of: cell)
      write(character, columns: 1)
    case .wide(let character):
      setStyle(of: cell)
      write(character, columns: 2)
    }
    // Terminals differ in where they leave the cursor at the right edge.
    if isLast { position = nil }
  }

  private mutating func write(_ character: Character, columns: Int) {
    if hasFewGlyphs,
      let substitute = ConsoleGlyphs.substitute(for: character, columns: columns)
    {
      append(substitute)
      position?.column += columns
      return
    }
    let isCertain = Self.hasCertainWidth(character)
    if !isCertain, columns == 2 || Self.mayJoin(character), let position {
      // If the terminal takes one column less for it, the other one is at least clean.
      append(columns == 2 ? "  " : " ")
      self.position = nil
      move(to: position)
    }
    bytes.append(contentsOf: character.utf8)
    if isCertain { position?.column += columns } else { position = nil }
  }

  /// Returns whether all terminals agree on the width: single scalars, and letters with ordinary
  /// marks.
  private static func hasCertainWidth(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return true }
    if first.isASCII, scalars.count == 1 { return true }
    // Private use (icon fonts), and symbols that became emoji only in some tables.
    if (0xE000...0xF8FF).contains(first.value) || first.value >= 0xF0000 { return false }
    if first.properties.isEmoji { return false }
    return scalars.count == 1 && !mayJoin(character)
  }

  /// Returns the columns that a glyph takes if its parts are drawn separately.
  private static func reach(of cell: Cell) -> Int {
    guard case .wide(let character) = cell.content, !hasCertainWidth(character) else { return 0 }
    return character.unicodeScalars.reduce(0) {
      // Some terminals draw each of a flag's two letters as wide as an emoji.
      $0 + ((0x1F1E6...0x1F1FF).contains($1.value) ? 2 : CellWidth.columns(of: $1))
    }
  }

  /// Returns whether it is a vowel sign beside its letter: some terminals give it a cell, others
  /// none.
  private static func mayJoin(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.generalCategory == .spacingMark
  }

  // MARK: Movement

  private mutating func move(to target: CellPoint) {
    append(CursorMovement.shortest(from: position, to: target))
    position = target
  }

  // MARK: Style

  private mutating func setStyle(of cell: Cell) {
    setLink(cell.style.link)
    let wanted = WrittenStyle(of: cell, lacking: lacking, reduction: &reduction)
    if let style, style.matches(wanted) { return }
    append(wanted.sequence(from: style))
    style = wanted.settled(after: style)
  }

  private mutating func setLink(_ wanted: UInt16) {
    guard wanted != link, ignoresUnknownModes else { return }
    link = wanted
    hasSetLinks = true
    // With its number, the terminal highlights all lines of a link together.
    append(links[wanted].map { "\u{1B}]8;id=\(wanted);\($0)\u{1B}\\" } ?? "\u{1B}]8;;\u{1B}\\")
  }

  // MARK: Frame

  /// Places the cursor and keeps the terminal from showing half a frame.
  private mutating func wrap(_ drawn: [UInt8], cursor: Cursor?) -> [UInt8] {
    if drawn.isEmpty, isCursorKnown, cursor == shownCursor { return [] }
    let isLarge = drawn.count > 200
    if isLarge, ignoresUnknownModes { append("\u{1B}[?2026h") }
    let hidesWhileDrawing = !drawn.isEmpty && (shownCursor != nil || !isCursorKnown)
    if hidesWhileDrawing { append("\u{1B}[?25l") }
    bytes += drawn
    if let cursor {
      move(to: cursor.point)
      if hidesWhileDrawing || shownCursor == nil { append("\u{1B}[?25h") }
    } else if !hidesWhileDrawing, shownCursor != nil || !isCursorKnown {
      append("\u{1B}[?25l")
    }
    shownCursor = cursor
    isCursorKnown = true
    if isLarge, ignoresUnknownModes { append("\u{1B}[?2026l") }
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
