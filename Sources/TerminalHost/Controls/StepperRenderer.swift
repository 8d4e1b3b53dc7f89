import CellText
import Foundation
import HostInterface
import LayoutCore

/// Two small buttons side by side: " − │ + ".
struct StepperRenderer: ControlRenderer {
  func size(of content: NodeContent, in proposal: ProposedViewSize, metrics: CellMetrics) -> CGSize
  {
    metrics.size(columns: 7, rows: 1)
  }

  func draw(
    _ content: NodeContent, in rect: CellRect, look: ControlLook, on buffer: inout CellBuffer
  ) {
    let (first, last) = content.isMirrored ? ("+", "−") : ("−", "+")
    let text = look.theme.isFlat ? "[\(first)]·[\(last)]" : " \(first) │ \(last) "
    buffer.clipped(to: rect) {
      _ = $0.write(text, at: rect.origin, pen: look.label)
      guard !look.isFocused, !look.theme.isFlat else { return }
      let line = look.pen(look.theme.line().on(look.theme.surface))
      $0.put(
        "│", width: 1, at: CellPoint(rect.columns.lowerBound + 3, rect.rows.lowerBound), pen: line)
    }
  }

  /// Returns whether a column, counted from the start of the line, is on the decrement button.
  static func isDecrement(column: Int) -> Bool { column < 3 }
}
