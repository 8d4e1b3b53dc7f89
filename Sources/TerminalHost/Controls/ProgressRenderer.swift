import CellText
import Foundation
import HostInterface
import LayoutCore

/// A bar for progress of known length, otherwise a spinner.
struct ProgressRenderer: ControlRenderer {
  func size(of content: NodeContent, in proposal: ProposedViewSize, metrics: CellMetrics) -> CGSize
  {
    if isCircular(content) { return metrics.size(columns: 1, rows: 1) }
    return CGSize(width: proposal.width(ideal: 20, least: 4, metrics), height: metrics.height)
  }

  func draw(
    _ content: NodeContent, in rect: CellRect, look: ControlLook, on buffer: inout CellBuffer
  ) {
    let isKnown = content.value != .indeterminate && content.value != nil
    let fraction = SliderRenderer.fraction(of: content.value)
    let tint = look.pen(look.tint, look.theme.isColorless ? .bold : [])
    if isCircular(content) {
      let glyphs = isKnown ? Self.pies : Self.spinner
      let index =
        isKnown ? Int(clamping: (fraction * 4).rounded()) : look.phase % Self.spinner.count
      buffer.clipped(to: rect) { $0.put(glyphs[index], width: 1, at: rect.origin, pen: tint) }
      return
    }
    let columns = rect.columns.count
    var row = rect
    row.rows = rect.rows.lowerBound..<min(rect.rows.upperBound, rect.rows.lowerBound + 1)
    buffer.fill(row, with: "─", pen: look.pen(look.theme.line()))
    var done = row
    if isKnown {
      let length = Int(clamping: (fraction * Double(columns)).rounded())
      done.columns = content.columns(0..<length, in: row.columns)
    } else {
      let length = max(1, columns / 4)
      let start = look.phase % max(1, columns + length) - length
      done.columns = content.columns(start..<start + length, in: row.columns)
      done = done.intersection(row)
    }
    buffer.fill(done, with: "━", pen: tint)
  }

  private func isCircular(_ content: NodeContent) -> Bool {
    switch content.control?.style {
    case .circular: true
    case .linear: false
    default: content.value == .indeterminate || content.value == nil
    }
  }

  private static let spinner: [Character] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private static let pies: [Character] = ["○", "◔", "◑", "◕", "●"]
}
