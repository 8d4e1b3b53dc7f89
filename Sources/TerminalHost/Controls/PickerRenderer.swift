import CellText
import Foundation
import HostInterface
import LayoutCore

/// The choice of a picker: a pill that opens a menu, segments side by side, a list of rows, or
/// options side by side.
struct PickerRenderer: ControlRenderer {
  /// The forms that the picker styles take in a terminal.
  enum Form { case menu, segments, rows, row }

  static func form(of content: NodeContent) -> Form {
    switch content.control?.style {
    case .segmented, .palette: .segments
    case .inline, .radioGroup: .rows
    case .horizontalRadioGroup: .row
    // A wheel shows a few rows at a time; more options are easier to choose from a menu.
    case .wheel: content.options.count <= 7 ? .rows : .menu
    default: .menu
    }
  }

  func size(of content: NodeContent, in proposal: ProposedViewSize, metrics: CellMetrics) -> CGSize
  {
    let widths = content.options.map { CellWidth.columns(of: $0) }
    let widest = widths.max() ?? 0
    switch Self.form(of: content) {
    case .menu:
      let wanted = max(widest, 1) + 4
      let columns = metrics.columns(in: proposal.width).map { min(wanted, max(5, $0)) } ?? wanted
      return metrics.size(columns: columns, rows: 1)
    case .segments:
      let wanted = widths.reduce(0) { $0 + $1 + 2 }
      return CGSize(
        width: proposal.width(ideal: wanted, least: min(wanted, 3 * max(1, widths.count)), metrics),
        height: metrics.height)
    case .rows:
      return metrics.size(columns: widest + 2, rows: max(1, content.options.count))
    case .row:
      return metrics.size(columns: Self.places(of: content).last?.upperBound ?? 1, rows: 1)
    }
  }

  func draw(
    _ content: NodeContent, in rect: CellRect, look: ControlLook, on buffer: inout CellBuffer
  ) {
    guard !rect.isEmpty else { return }
    buffer.clipped(to: rect) { buffer in
      switch Self.form(of: content) {
      case .menu: drawMenu(content, rect, look, &buffer)
      case .segments: drawSegments(content, rect, look, &buffer)
      case .rows, .row: drawOptions(content, rect, look, &buffer)
      }
    }
  }

  private func drawMenu(
    _ content: NodeContent, _ rect: CellRect, _ look: ControlLook, _ buffer: inout CellBuffer
  ) {
    let pen = look.label
    var row = rect
    row.rows = rect.rows.lowerBound..<(rect.rows.lowerBound + 1)
    buffer.fill(row, with: " ", pen: pen)
    let isFlat = look.theme.isFlat && !look.isFocused
    if isFlat {
      buffer.write("[", at: rect.origin, pen: pen)
      buffer.write("]", at: CellPoint(rect.columns.upperBound - 1, row.rows.lowerBound), pen: pen)
    }
    let title = CellTextLayout(
      Self.selectedOption(of: content) ?? "–", columns: max(1, rect.columns.count - 4), lineLimit: 1
    )
    func column(_ place: Int, _ width: Int) -> Int {
      content.columns(place..<place + width, in: rect.columns).lowerBound
    }
    if let line = title.lines.first {
      buffer.write(
        title.string(of: line), at: CellPoint(column(1, line.width), row.rows.lowerBound), pen: pen)
    }
    buffer.put(
      "▾", width: 1, at: CellPoint(column(rect.columns.count - 2, 1), row.rows.lowerBound), pen: pen
    )
  }

  private func drawSegments(
    _ content: NodeContent, _ rect: CellRect, _ look: ControlLook, _ buffer: inout CellBuffer
  ) {
    let theme = look.theme
    var chosen: Int?
    if case .choice(let index) = content.value { chosen = index }
    for (index, columns) in Self.segments(of: content, columns: rect.columns.count).enumerated() {
      let row = rect.rows.lowerBound
      let cell = CellRect(
        columns: content.columns(columns, in: rect.columns), rows: row..<row + 1)
      var pen = Pen(.standard, background: theme.surface, attributes: look.unchosen(chosen))
      if index == chosen {
        pen = theme.focused(look.isFocused ? look.tint : theme.tone(0.35))
        if !look.isFocused {
          pen =
            theme.isColorless
            ? Pen(attributes: .bold)
            : Pen(Ink(theme.text(on: theme.tone(0.35))), background: Ink(theme.tone(0.35)))
        }
      }
      let isBracketed = theme.isColorless && index == chosen && cell.columns.count > 2
      // Bold alone does not tell the chosen one from the others.
      if theme.isColorless, index == chosen, !isBracketed { pen = pen.with(.underline) }
      pen = look.pen(pen)
      buffer.fill(cell, with: " ", pen: pen)
      if isBracketed {
        buffer.write("[", at: cell.origin, pen: pen)
        buffer.write("]", at: CellPoint(cell.columns.upperBound - 1, row), pen: pen)
      }
      let title = CellTextLayout(
        content.options[index], columns: max(1, columns.count - 2), lineLimit: 1)
      guard let line = title.lines.first else { continue }
      let indent = max(0, (columns.count - line.width) / 2)
      buffer.clipped(to: cell) {
        _ = $0.write(
          title.string(of: line),
          at: CellPoint(cell.columns.lowerBound + indent, cell.rows.lowerBound), pen: pen)
      }
    }
  }

  private func drawOptions(
    _ content: NodeContent, _ rect: CellRect, _ look: ControlLook, _ buffer: inout CellBuffer
  ) {
    var chosen: Int?
    if case .choice(let index) = content.value { chosen = index }
    let isInRow = Self.form(of: content) == .row
    let places = isInRow ? Self.places(of: content) : []
    for (index, option) in content.options.enumerated() {
      let isChosen = index == chosen
      let row = rect.rows.lowerBound + (isInRow ? 0 : index)
      let start = isInRow ? places[index].lowerBound : 0
      let width = CellWidth.columns(of: option)
      func point(_ place: Int, _ width: Int) -> CellPoint {
        let columns = content.columns(start + place..<start + place + width, in: rect.columns)
        return CellPoint(columns.lowerBound, row)
      }
      let focused = isChosen && look.isFocused ? look.pen(look.theme.focused(look.tint)) : nil
      if let focused {
        let columns = content.columns(start..<start + 2 + width, in: rect.columns)
        buffer.fill(
          CellRect(columns: columns, rows: row..<row + 1), with: " ", pen: focused)
      }
      let mark = isChosen ? look.pen(look.tint) : look.pen(look.theme.line())
      buffer.put(isChosen ? "◉" : "○", width: 1, at: point(0, 1), pen: focused ?? mark)
      let pen = Pen(.standard, attributes: look.unchosen(chosen))
      buffer.write(option, at: point(2, width), pen: focused ?? look.pen(pen))
    }
  }

  // MARK: Places

  static func selectedOption(of content: NodeContent) -> String? {
    guard case .choice(let index?) = content.value, content.options.indices.contains(index)
    else { return nil }
    return content.options[index]
  }

  /// Returns the option at a cell, counted from the control's top leading one; nil between options
  /// and for menus.
  static func option(of content: NodeContent, at point: CellPoint, columns: Int) -> Int? {
    switch form(of: content) {
    case .menu: nil
    case .segments:
      segments(of: content, columns: columns).firstIndex { $0.contains(point.column) }
    case .rows: content.options.indices.contains(point.row) ? point.row : nil
    case .row: places(of: content).firstIndex { $0.contains(point.column) }
    }
  }

  /// Returns the columns of each option of a row: its mark and its title, with two between options.
  private static func places(of content: NodeContent) -> [Range<Int>] {
    var start = 0
    return content.options.map { option in
      let range = start..<(start + CellWidth.columns(of: option) + 2)
      start = range.upperBound + 2
      return range
    }
  }

  /// Returns the columns of each segment: as wide as its title needs, with the surplus or deficit
  /// shared evenly.
  static func segments(of content: NodeContent, columns: Int) -> [Range<Int>] {
    let wanted = content.options.map { CellWidth.columns(of: $0) + 2 }
    let count = wanted.count
    guard count > 0 else { return [] }
    let spare = columns - wanted.reduce(0, +)
    var start = 0
    return wanted.enumerated().map { index, width in
      // The first ones take what cannot be shared evenly.
      let share =
        (spare * (index + 1)).floorDivided(by: count) - (spare * index).floorDivided(by: count)
      let range = start..<max(start, start + width + share)
      start = range.upperBound
      return range
    }
  }
}

extension ControlLook {
  /// The attributes of options while none of them is chosen: the focus is on all of them.
  fileprivate func unchosen(_ chosen: Int?) -> CellAttributes {
    isFocused && chosen == nil ? .underline : []
  }
}

extension Int {
  fileprivate func floorDivided(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
