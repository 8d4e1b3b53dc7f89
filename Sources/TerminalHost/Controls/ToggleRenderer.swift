import CellText
import Foundation
import HostInterface
import LayoutCore

/// A switch (a knob at the end of a track) or a check box.
///
/// As with every control, a background in the tint means the focus, and nothing else: a switch that
/// is on has a coloured knob.
struct ToggleRenderer: ControlRenderer {
  func size(of content: NodeContent, in proposal: ProposedViewSize, metrics: CellMetrics) -> CGSize
  {
    metrics.size(columns: isCheckbox(content) ? 3 : 4, rows: 1)
  }

  func draw(
    _ content: NodeContent, in rect: CellRect, look: ControlLook, on buffer: inout CellBuffer
  ) {
    let isOn = content.value == .bool(true)
    if isCheckbox(content) {
      let focused = look.isFocused ? look.pen(look.theme.focused(look.tint)) : nil
      let frame = focused ?? look.pen(look.theme.line())
      let mark = focused ?? look.pen(look.tint, .bold)
      write("[", at: 0, frame, rect, &buffer)
      write(isOn ? "✓" : " ", at: 1, mark, rect, &buffer)
      write("]", at: 2, frame, rect, &buffer)
      return
    }
    let theme = look.theme
    if theme.isFlat {
      let pen = look.pen(Pen(attributes: look.isFocused ? [.inverse, .bold] : isOn ? .bold : .dim))
      write(isOn != content.isMirrored ? "[━●]" : "[●━]", at: 0, pen, rect, &buffer)
      return
    }
    let knob = isOn ? look.tint : theme.tone(0.6)
    let pen =
      look.isFocused
      ? theme.focused(look.tint)
      : Pen(Ink(knob), background: Ink(theme.tone(0.22)), attributes: isOn ? .bold : [])
    write(isOn != content.isMirrored ? " ━● " : " ●━ ", at: 0, look.pen(pen), rect, &buffer)
  }

  private func isCheckbox(_ content: NodeContent) -> Bool {
    content.control?.style == .checkbox
  }

  private func write(
    _ text: String, at column: Int, _ pen: Pen, _ rect: CellRect, _ buffer: inout CellBuffer
  ) {
    buffer.clipped(to: rect) {
      _ = $0.write(
        text, at: CellPoint(rect.columns.lowerBound + column, rect.rows.lowerBound), pen: pen)
    }
  }
}
