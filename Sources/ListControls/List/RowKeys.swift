import Controls
import Foundation
import HostInterface
import ViewRuntime

/// Keyboard handling of a list with a selection while one of its rows has focus, as on the Mac.
///
/// | keys                         | one row at most | several rows                       |
/// |------------------------------|-----------------|------------------------------------|
/// | up, down                     | select the next | select the next alone              |
/// | home, end, page up and down  | the same        | the same                           |
/// | any of them with shift       | the same        | select all from the starting row   |
/// | command-A                    |                 | select all                         |
/// | control-space                |                 | select or deselect the row         |
/// | left, right                  | collapse and expand a row with rows below it; the    |
/// |                              | other way round in right-to-left layouts             |
/// | letters                      | select the next row whose text begins with them      |
///
/// Without a selection, the first arrow selects the focused row. At either end, arrows are passed
/// to the host, which moves focus beyond the list.
///
/// - Complexity: that of the rows between the old position and the new one; rows in between that
///   are far out of view are not created.
@MainActor
struct RowKeys {
  let rows: any LazyRows
  let selection: ListSelection
  let row: LazyRow

  func take(_ stroke: KeyStroke) -> Bool {
    let modifiers = stroke.heldModifiers
    if selection.isMultiple, stroke.key == "a", modifiers == .command || modifiers == .control {
      return selectAll()
    }
    if selection.isMultiple, stroke.key == " ", modifiers == .control {
      click(modifiers)
      return true
    }
    guard modifiers.subtracting(.shift).isEmpty else { return false }
    let extends = selection.isMultiple && modifiers == .shift
    switch stroke.key {
    case KeyStroke.Named.up: return step(forward: false, extends)
    case KeyStroke.Named.down: return step(forward: true, extends)
    case KeyStroke.Named.home: return go(to: nextRow(nil, forward: true), extends)
    case KeyStroke.Named.end: return go(to: nextRow(nil, forward: false), extends)
    case KeyStroke.Named.pageUp: return go(to: page(forward: false), extends)
    case KeyStroke.Named.pageDown: return go(to: page(forward: true), extends)
    default: break
    }
    switch RowDisclosure.opens(stroke, isRightToLeft: rows.node.isRightToLeft) {
    case true?: return open()
    case false?: return close()
    case nil: return find(stroke)
    }
  }

  // MARK: Rows

  func isSelectable(_ row: LazyRow) -> Bool { value(of: row) != nil }

  /// Returns the selection's value for a row; nil for a row that cannot be selected.
  func value(of row: LazyRow) -> AnyHashable? {
    let facts = row.content.rowFacts
    guard facts.kind == .row, facts.isSelectable, row.content.isEnabledRow else { return nil }
    return row.content.selectionValues.first(where: selection.takes)
  }

  /// Returns the next selectable row after `row`; for a nil `row`, the first or last one.
  private func nextRow(_ row: LazyRow?, forward: Bool) -> LazyRow? {
    var found: LazyRow?
    rows.visitRows(after: row, forward: forward) { row in
      if isSelectable(row) { found = row }
      return found != nil
    }
    return found
  }

  /// Returns the row one page further; a page is one row less than the visible ones.
  private func page(forward: Bool) -> LazyRow? {
    var left = max(rows.shownRowCount - 1, 1)
    var found: LazyRow?
    rows.visitRows(after: row, forward: forward) { row in
      left -= 1
      if isSelectable(row) { found = row }
      return left <= 0 && found != nil
    }
    return found
  }

  // MARK: Moving

  private func step(forward: Bool, _ extends: Bool) -> Bool {
    if selection.isEmpty() { return go(to: row, false) }
    if let next = nextRow(row, forward: forward) {
      // A focusable view between the rows that is not a selectable row gets focus first.
      return isStopBetween(row, next, forward) && !extends ? false : go(to: next, extends)
    }
    if selection.isMultiple, !extends, selection.all().count > 1 { return go(to: row, false) }
    return extends
  }

  /// Whether a focusable, unselectable row lies in between.
  private func isStopBetween(_ row: LazyRow, _ next: LazyRow, _ forward: Bool) -> Bool {
    var isStop = false
    rows.visitRows(after: row, forward: forward) { other in
      if other.node === next.node { return true }
      isStop = other.node.holdsFocusable
      return isStop
    }
    return isStop
  }

  private func go(to target: LazyRow?, _ extends: Bool) -> Bool {
    guard let target, let value = value(of: target) else { return true }
    if extends {
      extend(to: target)
    } else {
      memory.anchor = nil
      selection.replace([value])
    }
    memory.lead = value
    rows.focus(target, wantsTop: isFirst(target))
    return true
  }

  /// Whether at most two rows precede the row, none of them selectable: its headers.
  private func isFirst(_ row: LazyRow) -> Bool {
    var count = 0
    var isFirst = true
    rows.visitRows(after: row, forward: false) { row in
      count += 1
      isFirst = !isSelectable(row)
      return !isFirst || count > 2
    }
    return isFirst && count <= 2
  }

  private func selectAll() -> Bool {
    // In search of the last one, rows before it are counted.
    guard let last = nextRow(nil, forward: false), let first = nextRow(nil, forward: true) else {
      return true
    }
    selection.change([], values(from: first, to: last))
    return true
  }

  // MARK: Extending

  /// Adds the rows on the way to the selection, and removes those left behind while moving back
  /// towards the anchor.
  private func extend(to target: LazyRow) {
    let anchor = anchorRow
    if memory.anchor == nil { memory.anchor = (value(of: anchor), anchor.item) }
    let forward = row.isBefore(target)
    let isAhead = forward ? row.isBefore(anchor) : anchor.isBefore(row)
    guard isAhead else {
      return selection.change([], values(from: row, to: target))
    }
    let isBeyond = forward ? anchor.isBefore(target) : target.isBefore(anchor)
    let end = isBeyond ? anchor : target
    let left = values(from: row, to: end).dropLast()
    selection.change(Array(left), values(from: end, to: target))
  }

  /// The row where range selection began; the current row if range selection did not reach it last.
  private var anchorRow: LazyRow {
    guard let anchor = memory.anchor, memory.lead == value(of: row),
      let found = rows.rows(ofItem: anchor.item).first(where: { value(of: $0) == anchor.value })
    else {
      memory.anchor = nil
      return row
    }
    return found
  }

  /// Above this number, rows are not created just to read their values.
  private static var farAway: Int { 500 }

  /// The values of two rows and of all rows between them, in the direction of travel.
  func values(from start: LazyRow, to end: LazyRow) -> [AnyHashable] {
    guard start.node !== end.node else { return [value(of: start)].compactMap(\.self) }
    let forward = start.isBefore(end)
    let isFar = abs(end.item - start.item) > Self.farAway && goesByItemIDs(start)
    var found: [AnyHashable] = [value(of: start)].compactMap(\.self)
    func visit(_ next: LazyRow) -> Bool {
      if let value = value(of: next) { found.append(value) }
      return next.node === end.node
    }
    guard isFar else {
      rows.visitRows(after: start, forward: forward, visit)
      return found
    }
    for item in stride(from: start.item, to: end.item, by: forward ? 1 : -1).dropFirst() {
      if let id = rows.itemID(at: item), selection.takes(id) {
        found.append(id)
      } else {
        found += rows.rows(ofItem: item).compactMap(value)
      }
    }
    found += [value(of: end)].compactMap(\.self)
    return found
  }

  /// Whether the selection uses element ids, which are known without creating the rows.
  private func goesByItemIDs(_ row: LazyRow) -> Bool {
    rows.itemID(at: row.item).map { $0 == value(of: row) } ?? false
  }

  // MARK: Outlines

  private func open() -> Bool {
    let key = RowDisclosure.key
    guard let disclosure = row.content.trait(key, as: RowDisclosure.self) else { return false }
    if !disclosure.isExpanded.wrappedValue {
      disclosure.isExpanded.wrappedValue = true
      return true
    }
    guard let next = nextRow(row, forward: true),
      next.content.outlineLevel > row.content.outlineLevel
    else { return false }
    return go(to: next, false)
  }

  /// Collapses an expanded row; from any other row, moves to its parent.
  private func close() -> Bool {
    let disclosure = row.content.trait(RowDisclosure.key, as: RowDisclosure.self)
    if let disclosure, disclosure.isExpanded.wrappedValue {
      disclosure.isExpanded.wrappedValue = false
      return true
    }
    let level = row.content.outlineLevel
    guard level > 0 else { return false }
    var above: LazyRow?
    rows.visitRows(after: row, forward: false) { other in
      guard other.content.outlineLevel < level else { return false }
      above = isSelectable(other) ? other : nil
      return true
    }
    return above.map { go(to: $0, false) } ?? false
  }

  // MARK: Letters

  /// The maximum number of rows searched per letter.
  static var farthest: Int { 1_000 }

  private func find(_ stroke: KeyStroke) -> Bool {
    guard let typed = stroke.characters.first, stroke.characters.count == 1,
      typed.isLetter || typed.isNumber || memory.isTyping && typed == " "
    else { return false }
    let (words, goesOn) = memory.type(typed)
    var count = 0
    var found: LazyRow?
    func visit(_ row: LazyRow) -> Bool {
      count += 1
      if isSelectable(row), row.content.begins(with: words) { found = row }
      return found != nil || count >= Self.farthest
    }
    // The current row stays selected while it still matches.
    if !goesOn || !visit(row) { rows.visitRows(after: row, forward: true, visit) }
    if found == nil, count < Self.farthest { rows.visitRows(after: nil, forward: true, visit) }
    guard let found else { return false }
    return go(to: found, false)
  }

  var memory: RowKeyMemory {
    let key = ObjectIdentifier(RowKeyMemory.self)
    if let memory = rows.node.traits[key] as? RowKeyMemory { return memory }
    let memory = RowKeyMemory()
    rows.node.traits[key] = memory
    return memory
  }
}

extension RenderNode {
  fileprivate func begins(with words: String) -> Bool {
    TypedWords.begins(spokenText, with: words)
  }

  fileprivate var holdsFocusable: Bool {
    firstFocusable { _ in true } != nil
  }
}
