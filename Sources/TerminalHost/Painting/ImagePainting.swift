import CellText
import Foundation
import HostInterface
import LayoutCore

/// Draws symbols as glyphs, and replaces pictures with a frame and their name.
struct ImagePainting {
  private let image: ImageContent
  private let metrics: CellMetrics

  init(_ image: ImageContent, _ metrics: CellMetrics) {
    self.image = image
    self.metrics = metrics
  }

  private var glyph: Character? {
    if case .symbol(let name) = image.source { return SymbolGlyphs.glyph(named: name) }
    return nil
  }

  func size(in proposal: ProposedViewSize) -> CGSize {
    if let glyph {
      let own = metrics.size(columns: CellWidth.columns(of: glyph), rows: 1)
      return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }
    let own = metrics.size(columns: 12, rows: 4)
    return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }

  /// Returns the glyph with the rotations of its ancestors: a chevron points down once its group is
  /// open.
  private static func turned(_ glyph: Character, _ quarterTurns: Int) -> Character {
    for circle in circles {
      guard let index = circle.firstIndex(of: glyph) else { continue }
      return circle[((index + quarterTurns) % 4 + 4) % 4]
    }
    return glyph
  }

  private static let circles: [[Character]] = [
    ["›", "⌄", "‹", "⌃"], ["→", "↓", "←", "↑"], ["▶", "▼", "◀", "▲"], ["▷", "▽", "◁", "△"],
    ["↗", "↘", "↙", "↖"],
  ]

  func draw(
    in rect: CellRect, quarterTurns: Int, sampler: PaintSampler, theme: Theme,
    on buffer: inout CellBuffer
  ) {
    guard !rect.isEmpty else { return }
    if let glyph = glyph.map({ Self.turned($0, quarterTurns) }) {
      let width = CellWidth.columns(of: glyph)
      let point = CellPoint(
        rect.columns.lowerBound + max(0, (rect.columns.count - width) / 2),
        rect.rows.lowerBound + (rect.rows.count - 1) / 2)
      let attributes: CellAttributes = image.font.weight >= 600 ? .bold : []
      let ink = sampler.ink(at: point, metrics: metrics)
      buffer.put(glyph, width: width, at: point, pen: Pen(ink, attributes: attributes))
      return
    }
    if let surface = theme.surface { buffer.fill(rect, with: surface) }
    BoxBorder().draw(in: rect, on: &buffer, pen: theme.line())
    let name = CellTextLayout(name, columns: max(1, rect.columns.count - 2), lineLimit: 1)
    guard let line = name.lines.first else { return }
    buffer.write(
      name.string(of: line),
      at: CellPoint(
        rect.columns.lowerBound + max(0, (rect.columns.count - line.width) / 2),
        rect.rows.lowerBound + (rect.rows.count - 1) / 2),
      pen: theme.secondary())
  }

  private var name: String {
    if let label = image.label, !label.isEmpty { return label }
    if case .file(let path) = image.source {
      return URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
    return "▨"
  }
}
