import CellText
import HostInterface
import TextEditing

/// The editing state of a text input: what the user edits, and which part of it shows.
struct FieldEditing {
  var state: TextEditingState
  /// The first visible column and row.
  private(set) var scroll = CellPoint(0, 0)
  /// False after a turn of the wheel, until the next key: the cursor may be out of sight then.
  private var followsCursor = true
  private(set) var layout: FieldLayout
  private var columns = Int.max
  private var alignment = FieldLayout.Alignment(room: .max, leftShare: 0)
  /// The horizontal alignment of the text, set by the program.
  var leftShare = 0.0
  /// The cells in which the text was last drawn.
  var drawnRoom: CellRect?
  /// The text of the layout; nil during composition.
  private var laidOutText: AnyObject?

  /// - Parameter startsAtEnd: whether the cursor starts behind the text. A form's field is
  ///   continued; a page is read from its start.
  init(text: String, isMultiline: Bool, isSecure: Bool, startsAtEnd: Bool = true) {
    state = TextEditingState(text, isMultiline: isMultiline, isSecure: isSecure)
    if !startsAtEnd { state.perform(.move(.textStart)) }
    layout = FieldLayout(text, isMultiline: isMultiline, isSecure: isSecure)
  }

  mutating func perform(_ command: TextEditingCommand) -> TextEditingOutcome {
    followsCursor = true
    return state.perform(command)
  }

  /// Performs a command, and returns which part of the screen may look different: the rows of the
  /// lines that it changed and of what it selected or deselected, or everything if other rows
  /// moved. Nil: unknown.
  mutating func performSeen(
    _ command: TextEditingCommand
  ) -> (outcome: TextEditingOutcome, damage: CellRect?) {
    guard let room = drawnRoom, state.isMultiline, !state.isComposing else {
      return (perform(command), nil)
    }
    _ = reveal(in: room.size)
    let (former, formerScroll, wasEmpty) = (state.textIdentity, scroll, state.isEmpty)
    let (formerCount, formerRows) = (layout.rows.count, selectedRows)
    let outcome = perform(command)
    _ = reveal(in: room.size)
    guard scroll == formerScroll, state.isEmpty == wasEmpty, !state.isComposing,
      let change = state.changedLines(since: former)
    else { return (outcome, nil) }
    var rows = formerRows.around(selectedRows)
    if !change.removed.isEmpty || !change.added.isEmpty {
      let first = change.removed.lowerBound
      var new = layout.rows(ofLines: first..<(first + change.added.count))
      if layout.rows.count != formerCount { new = new.lowerBound..<Int.max }
      rows = rows.around(new)
    }
    let seen = rows.clamped(to: scroll.row..<(scroll.row + room.rows.count))
    var damage = room
    let shift = room.rows.lowerBound - scroll.row
    damage.rows = (seen.lowerBound + shift)..<(seen.upperBound + shift)
    return (outcome, damage)
  }

  /// The rows of the selection and the cursor.
  private var selectedRows: Range<Int> {
    let selection = state.selection
    let first = layout.place(of: selection.lowerBound).row
    return first..<(layout.place(of: selection.upperBound).row + 1)
  }

  /// Returns the rows of the text for a width; only changed lines are laid out again.
  mutating func layout(columns: Int) -> FieldLayout {
    let alignment = FieldLayout.Alignment(room: max(1, columns), leftShare: leftShare)
    let columns = state.isMultiline ? max(1, columns) : .max
    if self.columns != columns || self.alignment != alignment {
      (self.columns, self.alignment) = (columns, alignment)
      layout = FieldLayout(
        state.displayText, isMultiline: state.isMultiline, isSecure: state.isSecure,
        columns: columns, alignment: alignment)
    } else if state.isMultiline, let laidOutText,
      let change = state.changedLines(since: laidOutText)
    {
      layout.replace(change.removed, with: change.added)
    } else {
      layout.update(state.isMultiline ? state.displayLines : [state.displayText])
    }
    laidOutText = state.isComposing ? nil : state.textIdentity
    return layout
  }

  /// Scrolls as little as needed to show the cursor in an area of this size, and returns the
  /// cursor's cell, counted from the area's first one.
  mutating func reveal(in room: CellSize) -> CellPoint {
    state.wrapColumns = state.isMultiline ? max(1, room.columns) : nil
    let layout = layout(columns: room.columns)
    let cursor = layout.place(of: state.displayCursor)
    let shownRow = followsCursor ? cursor.row : scroll.row
    scroll.row = Self.shifted(scroll.row, toShow: shownRow, of: layout.rows.count, in: room.rows)
    if state.isMultiline {
      scroll.column = 0
    } else {
      let width = layout.width(ofRow: 0)
      let next = layout.place(of: state.displayCursor + 1).column
      scroll.column = Self.shifted(
        scroll.column, toShow: cursor.column..<max(cursor.column + 1, next), ofText: width,
        in: room.columns)
    }
    // A row may end exactly at the edge, with the cursor behind it.
    let column = min(cursor.column - scroll.column, max(0, room.columns - 1))
    return CellPoint(column, cursor.row - scroll.row)
  }

  private static func shifted(_ start: Int, toShow place: Int, of total: Int, in room: Int) -> Int {
    let room = max(1, room)
    var start = min(start, max(0, total - room))
    if place < start { start = place }
    if place >= start + room { start = place - room + 1 }
    return start
  }

  /// The least number of columns with marks at the edges where text goes on.
  static let leastMarkedColumns = 4

  /// - Parameter glyph: the columns of the glyph at the cursor, which no mark may cover.
  private static func shifted(
    _ start: Int, toShow glyph: Range<Int>, ofText width: Int, in room: Int
  ) -> Int {
    let room = max(1, room)
    let mark = room < leastMarkedColumns ? 0 : 1
    // One column more than the text, for the cursor behind it.
    var start = min(start, max(0, width + 1 - room))
    if glyph.lowerBound < start + (start > 0 ? mark : 0) {
      start = max(0, glyph.lowerBound - mark)
    }
    if glyph.upperBound > start + room - (width > start + room ? mark : 0) {
      start = glyph.upperBound - room
      if width > start + room { start += mark }
    }
    return start
  }

  /// Returns the offset at a cell of the area, for clicks and drags.
  mutating func offset(at point: CellPoint, columns: Int) -> Int {
    layout(columns: columns).offset(
      at: CellPoint(point.column + scroll.column, point.row + scroll.row))
  }

  /// Scrolls by some rows without moving the cursor, for the wheel.
  ///
  /// - Returns: whether it scrolled.
  mutating func scroll(rows: Int, in room: CellSize) -> Bool {
    let last = max(0, layout(columns: room.columns).rows.count - max(1, room.rows))
    let row = min(max(0, scroll.row + rows), last)
    guard row != scroll.row else { return false }
    scroll.row = row
    followsCursor = false
    return true
  }
}

extension Range<Int> {
  /// Returns the smallest range around both.
  fileprivate func around(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
