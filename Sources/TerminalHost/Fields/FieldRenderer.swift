import CellText
import Foundation
import HostInterface
import LayoutCore
import TextEditing

/// A text input: on its own background, or in a box.
struct FieldRenderer: ControlRenderer {
  func size(of content: NodeContent, in proposal: ProposedViewSize, metrics: CellMetrics) -> CGSize
  {
    if content.control?.kind == .textEditor {
      return CGSize(
        width: proposal.width(ideal: 30, least: 4, metrics),
        height: proposal.height(ideal: 5, least: 1, metrics))
    }
    let width = proposal.width(ideal: 20, least: 4, metrics)
    let border = Self.isBoxed(content) ? 2 : 0
    var rows = 1
    if content.isMultilineInput, case .text(let text) = content.value {
      // A field with the vertical axis grows with its text.
      let columns = (metrics.columns(in: width) ?? 80) - (border > 0 ? 4 : 2)
      rows = FieldLayout(text, isMultiline: true, columns: max(1, columns)).rows.count
    }
    return CGSize(width: width, height: CGFloat(rows + border) * metrics.height)
  }

  static func isBoxed(_ content: NodeContent) -> Bool {
    content.control?.style == .roundedBorder || content.control?.style == .squareBorder
  }

  private static func drawsBox(_ content: NodeContent, _ rect: CellRect) -> Bool {
    isBoxed(content) && rect.rows.count >= 3
  }

  /// Returns the cells that hold the text.
  @MainActor
  static func room(of node: HostTree.Node, _ metrics: CellMetrics) -> CellRect {
    room(
      of: node.content, in: metrics.visibleCells(node.absoluteFrame),
      isFramed: node.hasLineOverEdge)
  }

  /// - Parameter isFramed: whether the program draws a line over the edge.
  static func room(of content: NodeContent, in rect: CellRect, isFramed: Bool) -> CellRect {
    if isBoxed(content) || isFramed, rect.rows.count >= 3, rect.columns.count >= 4 {
      return rect.inset(columns: 2, rows: 1)
    }
    return rect.columns.count >= 4 ? rect.inset(columns: 1, rows: 0) : rect
  }

  func draw(
    _ content: NodeContent, in rect: CellRect, look: ControlLook, on buffer: inout CellBuffer
  ) {
    var editing: FieldEditing?
    _ = draw(content, in: rect, editing: &editing, look: look, on: &buffer)
  }

  /// Draws the field with its edited text; returns the cursor's cell.
  func draw(
    _ content: NodeContent, in rect: CellRect, isFramed: Bool = false,
    editing: inout FieldEditing?, look: ControlLook, on buffer: inout CellBuffer
  ) -> CellPoint? {
    let room = Self.room(of: content, in: rect, isFramed: isFramed)
    drawBackground(content, rect, room, isFramed, look, &buffer)
    let isMultiline = content.isMultilineInput
    let isSecure = content.control?.kind == .secureField
    var text = ""
    if case .text(let value) = content.value { text = value }
    var isEmpty = text.isEmpty
    var cursor: CellPoint?
    var scroll = CellPoint(0, 0)
    var selection = 0..<0
    let layout: FieldLayout
    let alignment = FieldLayout.Alignment(
      room: max(1, room.columns.count), leftShare: content.textInput?.leftShare ?? 0)
    if editing != nil {
      editing!.leftShare = alignment.leftShare
      editing!.drawnRoom = room
      let place = editing!.reveal(in: room.size)
      if look.isFocused {
        let point = CellPoint(
          room.columns.lowerBound + place.column, room.rows.lowerBound + place.row)
        if room.contains(point) { cursor = point }
      }
      layout = editing!.layout(columns: room.columns.count)
      scroll = editing!.scroll
      if look.isFocused {
        selection = editing!.state.selection
      } else if look.isResting, content.isSelectedWhole {
        selection = 0..<Int.max
      }
      isEmpty = editing!.state.isEmpty
    } else {
      layout = FieldLayout(
        text, isMultiline: isMultiline, isSecure: isSecure, columns: max(1, room.columns.count),
        most: max(1, room.rows.count),
        alignment: alignment)
    }
    let pens = FieldPens(content.textInput?.looks ?? [], look.theme, editing?.state)
    // Where there is no background, the field's last row is underlined, also under its text.
    let lined =
      look.theme.isFlat && !isFramed && !Self.drawsBox(content, rect)
      ? rect.rows.upperBound - 1 : nil
    buffer.clipped(to: room) { buffer in
      if isEmpty {
        let row = room.rows.lowerBound
        let line: CellAttributes = row == lined ? .underline : []
        let placeholder = look.pen(look.theme.secondary(0.45).with(line.union(.italic)))
        let words = CellTextLayout(
          content.control?.placeholder ?? "", columns: max(1, room.columns.count), lineLimit: 1)
        guard let prompt = words.lines.first else { return }
        let column = room.columns.lowerBound + alignment.indent(of: prompt.width)
        buffer.write(words.string(of: prompt), at: CellPoint(column, row), pen: placeholder)
        return
      }
      // Only the rows to be redrawn.
      let first = room.rows.lowerBound - scroll.row
      let drawn = (buffer.clip.rows.lowerBound - first)..<(buffer.clip.rows.upperBound - first)
      for row in drawn.clamped(to: layout.rows.indices) {
        let origin = CellPoint(
          room.columns.lowerBound - scroll.column, room.rows.lowerBound + row - scroll.row)
        draw(
          layout.row(row, in: scroll.column..<(scroll.column + room.columns.count)), at: origin,
          isLined: origin.row == lined, selection: selection, pens, look, &buffer)
      }
      // Text continues beyond the edges.
      guard !isMultiline, room.columns.count >= FieldEditing.leastMarkedColumns else { return }
      let mark = look.pen(look.theme.line())
      if scroll.column > 0 { buffer.put("‹", width: 1, at: room.origin, pen: mark) }
      let end = scroll.column + room.columns.count
      if let last = layout.row(0, in: scroll.column..<(end + 1)).edges.last, last > end {
        let edge = CellPoint(room.columns.upperBound - 1, room.rows.lowerBound)
        buffer.put("›", width: 1, at: edge, pen: mark)
      }
    }
    return cursor
  }

  private func drawBackground(
    _ content: NodeContent, _ rect: CellRect, _ room: CellRect, _ isFramed: Bool,
    _ look: ControlLook, _ buffer: inout CellBuffer
  ) {
    let theme = look.theme
    if isFramed { return }
    if Self.drawsBox(content, rect) {
      BoxBorder(isRounded: content.control?.style == .roundedBorder).draw(
        in: rect, on: &buffer,
        pen: look.pen(
          look.isFocused && !theme.isColorless
            ? Pen(Ink(look.tint)) : theme.line(isFocused: look.isFocused)))
      return
    }
    // A line below separates fields directly above each other, as in a form.
    var line = rect
    line.rows = rect.rows.suffix(1)
    guard let surface = theme.surface else {
      buffer.fill(rect, with: " ", pen: Pen())
      buffer.fill(line, with: " ", pen: Pen(attributes: .underline))
      let ink: Ink = theme.isColorless ? .standard : Ink(look.tint)
      markFocus(content, rect, room, Pen(ink), look, &buffer)
      return
    }
    let background = look.isFocused ? Ink(theme.tone(0.18)) : surface
    buffer.fill(rect, with: background.faded(by: look.opacity))
    let ink = Ink(theme.tone(0.4), opacity: look.opacity)
    buffer.fill(
      line, with: " ",
      pen: Pen(ink, background: background.faded(by: look.opacity), attributes: .underline))
    markFocus(content, rect, room, Pen(Ink(look.tint)), look, &buffer)
  }

  /// Draws a bar before the text, if there is a column for it: the cursor alone is easily
  /// overlooked.
  private func markFocus(
    _ content: NodeContent, _ rect: CellRect, _ room: CellRect, _ pen: Pen, _ look: ControlLook,
    _ buffer: inout CellBuffer
  ) {
    guard look.isFocused, room.columns.lowerBound > rect.columns.lowerBound else { return }
    var edge = rect
    edge.columns = content.columns(0..<1, in: rect.columns)
    buffer.fill(edge, with: content.leadingMark, pen: look.pen(pen))
  }

  private func draw(
    _ row: FieldLayout.Row, at origin: CellPoint, isLined: Bool, selection: Range<Int>,
    _ pens: FieldPens, _ look: ControlLook, _ buffer: inout CellBuffer
  ) {
    let plain = look.pen(Pen(.standard, attributes: isLined ? .underline : []))
    let selected =
      look.theme.isColorless
      ? Pen(attributes: .inverse)
      : Pen(.standard, background: Ink(look.theme.accent, opacity: 0.35))
    for (index, glyph) in row.glyphs.enumerated() {
      let isSelected = selection.contains(row.start + index)
      let width = row.edges[index + 1] - row.edges[index]
      var pen = isSelected ? selected : plain
      if let own = pens.pen(at: row.start + index) {
        pen = look.pen(own.with(pen.attributes).on(pen.background))
      }
      let point = CellPoint(origin.column + row.edges[index], origin.row)
      // A tab shows as spaces.
      if glyph == " " {
        buffer.fill(CellRect(point.column, point.row, width, 1), with: " ", pen: pen)
      } else {
        buffer.write(String(glyph), at: point, pen: pen)
      }
    }
  }
}

extension HostTree.Node {
  /// Whether a line covers the node's edge: `border`, or a stroked shape of the node's size over
  /// it.
  var hasLineOverEdge: Bool {
    var node = self
    // Effects put groups of the same size between the two.
    for _ in 0..<4 {
      guard let parent = node.parent else { return false }
      let above = parent.children.drop { $0 !== node }.dropFirst()
      if above.contains(where: { $0.isLine(along: node.frame) }) { return true }
      guard parent.frame.size == node.frame.size else { return false }
      node = parent
    }
    return false
  }

  private func isLine(along rect: CGRect) -> Bool {
    guard frame == rect else { return false }
    if case .shape(let shape) = content.leaf { return shape.stroke != nil && shape.fill == nil }
    let inner = CGRect(origin: .zero, size: rect.size)
    return children.contains { $0.isLine(along: inner) }
  }
}
