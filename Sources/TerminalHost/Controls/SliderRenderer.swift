import CellText
import Foundation
import HostInterface
import LayoutCore

/// A track with a knob: "━━━━●────".
struct SliderRenderer: ControlRenderer {
  func size(of content: NodeContent, in proposal: ProposedViewSize, metrics: CellMetrics) -> CGSize
  {
    CGSize(width: proposal.width(ideal: 20, least: 4, metrics), height: metrics.height)
  }

  func draw(
    _ content: NodeContent, in rect: CellRect, look: ControlLook, on buffer: inout CellBuffer
  ) {
    let knob = Self.knobColumn(content.value, columns: rect.columns.count)
    let row = rect.rows.lowerBound
    let middle = content.columns(knob..<knob + 1, in: rect.columns).lowerBound
    let line = CellRect(columns: rect.columns, rows: row..<(row + 1))
    let past = CellRect(columns: content.columns(0..<knob, in: rect.columns), rows: line.rows)
    let isColorless = look.theme.isColorless
    buffer.fill(line, with: "─", pen: look.pen(look.theme.line()))
    buffer.fill(past, with: "━", pen: look.pen(look.tint, isColorless ? .bold : []))
    guard look.isFocused else {
      return buffer.put("●", width: 1, at: CellPoint(middle, row), pen: look.pen(.plain))
    }
    // Around the knob, so that the focus stands out.
    let pen = look.pen(look.theme.focused(look.tint))
    let near = CellRect(columns: (middle - 1)..<(middle + 2), rows: line.rows).intersection(line)
    buffer.fill(near, with: "─", pen: pen)
    buffer.fill(near.intersection(past), with: "━", pen: pen)
    buffer.put("◉", width: 1, at: CellPoint(middle, row), pen: pen)
  }

  /// Returns the column of the knob, from the start of the track.
  static func knobColumn(_ value: ElementValue?, columns: Int) -> Int {
    guard columns > 1 else { return 0 }
    return Int(clamping: (fraction(of: value) * Double(columns - 1)).rounded())
  }

  /// Returns the position of a number in its range, 0...1.
  static func fraction(of value: ElementValue?) -> Double {
    guard case .number(let number, let range, _) = value, number.isFinite else { return 0 }
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite else { return 0 }
    return min(1, max(0, (number - range.lowerBound) / span))
  }

  /// Returns the value for a knob at a column; nil for contents without a number.
  static func value(_ value: ElementValue?, atColumn column: Int, of columns: Int) -> ElementValue?
  {
    guard case .number(_, let range, let step) = value else { return nil }
    let share = columns > 1 ? Double(min(max(0, column), columns - 1)) / Double(columns - 1) : 0
    let number = range.lowerBound + share * (range.upperBound - range.lowerBound)
    return .number(stepped(number, in: range, step: step), in: range, step: step)
  }

  /// Returns the value some steps further; a continuous range has twenty, or a hundred fine ones.
  static func value(_ value: ElementValue?, movedBy steps: Double, isFine: Bool) -> ElementValue? {
    guard case .number(let number, let range, let step) = value else { return nil }
    let span = range.upperBound - range.lowerBound
    let size = step > 0 ? step : span / (isFine ? 100 : 20)
    return .number(
      stepped(number + steps * size, in: range, step: step), in: range, step: step)
  }

  private static func stepped(_ number: Double, in range: ClosedRange<Double>, step: Double)
    -> Double
  {
    var number = number
    if step > 0 {
      number = range.lowerBound + ((number - range.lowerBound) / step).rounded() * step
    }
    return min(range.upperBound, max(range.lowerBound, number))
  }
}
