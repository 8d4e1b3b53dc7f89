import CellText
import Foundation
import HostInterface
import LayoutCore

/// Draws a paragraph into its cells.
@MainActor
struct TextPainting {
  private let text: TextContent
  private let placement: Placement
  private let metrics: CellMetrics
  private let theme: Theme

  init(_ text: TextContent, _ placement: Placement, _ metrics: CellMetrics, _ theme: Theme) {
    self.text = text
    self.placement = placement
    self.metrics = metrics
    self.theme = theme
  }

  func draw(on buffer: inout CellBuffer) {
    let rect = metrics.visibleCells(placement.frame)
    guard !rect.isEmpty else { return }
    let layout = metrics.layout(
      text, in: ProposedViewSize(metrics.size(columns: rect.columns.count, rows: rect.rows.count)))
    let gap = metrics.lineGap(of: text)
    for (index, runs) in text.lines(of: layout).enumerated() {
      let row = rect.rows.lowerBound + index * (1 + gap)
      let spare = rect.columns.count - layout.lines[index].width
      var column = rect.columns.lowerBound
      switch text.alignment {
      case .leading: break
      case .center: column += max(0, spare / 2)
      case .trailing: column += max(0, spare)
      }
      for run in runs {
        column += draw(run, at: CellPoint(column, row), on: &buffer)
      }
    }
  }

  private func draw(
    _ run: TextContent.Run, at point: CellPoint, on buffer: inout CellBuffer
  ) -> Int {
    let sampler = PaintSampler(
      run.style.paint, in: placement.frame, placement: placement, theme: theme)
    let attributes = CellAttributes(run.style)
    func pen(_ ink: Ink) -> Pen {
      // Where there are no shades, paler text is dim text.
      let isPale = theme.isColorless && ink.opacity < 0.75
      return Pen(
        isPale ? .standard : ink, attributes: isPale ? attributes.union(.dim) : attributes)
    }
    if sampler.isUniform {
      return buffer.write(run.string, at: point, pen: pen(sampler.ink(at: point, metrics: metrics)))
    }
    var column = point.column
    for character in run.string {
      let place = CellPoint(column, point.row)
      column += buffer.write(
        String(character), at: place, pen: pen(sampler.ink(at: place, metrics: metrics)))
    }
    return column - point.column
  }
}

extension CellAttributes {
  /// Terminals have one size: titles are bold, whatever weight they ask for.
  init(_ style: TextStyle) {
    var attributes: CellAttributes = []
    if style.font.weight >= 600 || style.font.size >= 20 { attributes.insert(.bold) }
    if style.font.isItalic { attributes.insert(.italic) }
    if style.isUnderlined || style.link != nil { attributes.insert(.underline) }
    switch style.underline?.pattern {
    case .dot: attributes.insert(.dotted)
    case .dash, .dashDot, .dashDotDot: attributes.insert(.dashed)
    case .solid, nil: break
    }
    if style.isStruckThrough { attributes.insert(.strikethrough) }
    self = attributes
  }
}
