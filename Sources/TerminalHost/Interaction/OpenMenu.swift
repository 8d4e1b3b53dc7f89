import CellText
import HostInterface

/// A list of choices that opens over the screen: a picker's, or a row's actions.
struct OpenMenu {
  /// The purpose of a choice.
  enum Purpose: Hashable {
    case pick(NodeID)
    /// The actions to perform, in the order of the items.
    case perform(NodeID, [NamedAction])
  }

  let items: [String]
  let purpose: Purpose
  /// The item with a check mark: the present choice.
  let checked: Int?
  private(set) var highlighted: Int
  /// The first visible item.
  private(set) var first = 0
  let rect: CellRect
  private let isRightToLeft: Bool

  /// - Parameters:
  ///   - anchor: the control that opens it; the menu appears below it, or above if there is more
  ///     room.
  ///   - screen: the size that the menu has to fit in.
  init(
    items: [String], checked: Int?, purpose: Purpose, anchor: CellRect, screen: CellSize,
    isRightToLeft: Bool = false
  ) {
    self.isRightToLeft = isRightToLeft
    self.items = items
    self.purpose = purpose
    self.checked = checked
    highlighted = checked ?? 0
    let widest = items.map { CellWidth.columns(of: $0) }.max() ?? 0
    // A picker's menu looks like a part of it; actions of a row across the screen need no such room.
    let least = if case .pick = purpose { anchor.columns.count } else { 0 }
    let width = min(screen.columns, max(widest + 6, least))
    let below = screen.rows - anchor.rows.upperBound
    let above = anchor.rows.lowerBound
    let wanted = items.count + 2
    let isBelow = wanted <= below || below >= above
    let height = max(min(wanted, isBelow ? below : above), min(3, screen.rows))
    let wish =
      isRightToLeft ? anchor.columns.upperBound + 1 - width : anchor.columns.lowerBound - 1
    let column = max(0, min(wish, screen.columns - width))
    let row = isBelow ? anchor.rows.upperBound : above - height
    rect = CellRect(column, max(0, min(row, screen.rows - height)), width, height)
    reveal()
  }

  private var visibleCount: Int { max(1, rect.rows.count - 2) }

  // MARK: Moving

  mutating func move(by steps: Int) {
    guard !items.isEmpty else { return }
    highlighted = min(max(0, highlighted + steps), items.count - 1)
    reveal()
  }

  mutating func move(byPages pages: Int) { move(by: pages * visibleCount) }

  mutating func highlight(_ index: Int) {
    guard items.indices.contains(index) else { return }
    highlighted = index
    reveal()
  }

  /// Moves to the item that matches a letter, together with those typed just before.
  mutating func jump(to letter: Character, _ typed: inout TypedWords, at now: Duration) {
    guard !items.isEmpty else { return }
    if let index = typed.find(letter, at: now, after: highlighted, in: items) { highlight(index) }
  }

  private mutating func reveal() {
    first = min(first, highlighted)
    first = max(first, highlighted - visibleCount + 1)
    first = max(0, min(first, items.count - visibleCount))
  }

  /// Returns the item at a position on the screen.
  func item(at point: CellPoint) -> Int? {
    guard rect.inset(columns: 1, rows: 1).contains(point) else { return nil }
    let index = first + point.row - rect.rows.lowerBound - 1
    return items.indices.contains(index) ? index : nil
  }

  // MARK: Drawing

  func draw(on buffer: inout CellBuffer, theme: Theme) {
    buffer.fill(rect, with: " ", pen: Pen(.standard, background: theme.panel))
    BoxBorder().draw(in: rect, on: &buffer, pen: theme.line())
    let inner = rect.inset(columns: 1, rows: 1)
    for (row, index) in zip(inner.rows, first..<items.count) {
      let line = CellRect(columns: inner.columns, rows: row..<(row + 1))
      let isHighlighted = index == highlighted
      let pen = isHighlighted ? theme.focused(theme.accent) : Pen.plain
      if isHighlighted { buffer.fill(line, with: " ", pen: pen) }
      buffer.clipped(to: line) { buffer in
        if index == checked {
          let column = isRightToLeft ? line.columns.upperBound - 2 : line.columns.lowerBound + 1
          buffer.write("✓", at: CellPoint(column, row), pen: pen)
        }
        let title = CellTextLayout(
          items[index], columns: max(1, line.columns.count - 4), lineLimit: 1)
        guard let shown = title.lines.first else { return }
        let column =
          isRightToLeft
          ? line.columns.upperBound - 3 - shown.width : line.columns.lowerBound + 3
        buffer.write(title.string(of: shown), at: CellPoint(column, row), pen: pen)
      }
    }
    let edge = rect.columns.upperBound - 1
    if first > 0 {
      buffer.put("▴", width: 1, at: CellPoint(edge, inner.rows.lowerBound), pen: theme.line())
    }
    if first + visibleCount < items.count {
      buffer.put("▾", width: 1, at: CellPoint(edge, inner.rows.upperBound - 1), pen: theme.line())
    }
  }
}
