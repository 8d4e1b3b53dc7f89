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

  /// - Parameter link: the one that has the keyboard focus.
  func draw(on buffer: inout CellBuffer, focused link: TextContent.Link? = nil) {
    forEachPiece { run, point, place in
      draw(run, at: point, isFocused: link != nil && place == link, on: &buffer)
    }
  }

  /// The link that covers a cell.
  func link(at point: CellPoint) -> TextContent.Link? {
    var found: TextContent.Link?
    forEachPiece { run, start, link in
      let width = CellWidth.columns(of: run.string)
      if let link, start.row == point.row,
        (start.column..<(start.column + width)).contains(point.column)
      {
        found = link
      }
      return width
    }
    return found
  }

  /// Goes through what each line shows of each run, with where it begins and the link that it is
  /// part of.
  ///
  /// - Parameter visit: returns how many columns the piece takes.
  private func forEachPiece(
    _ visit: (TextContent.Run, CellPoint, TextContent.Link?) -> Int
  ) {
    let rect = metrics.visibleCells(placement.frame)
    guard !rect.isEmpty else { return }
    let layout = metrics.layout(
      text, in: ProposedViewSize(metrics.size(columns: rect.columns.count, rows: rect.rows.count)))
    let gap = metrics.lineGap(of: text)
    var links = LinkCursor(text)
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
        let link = links.next(run)
        column += visit(run, CellPoint(column, row), link)
      }
    }
  }

  /// Tells of the pieces of a text, one after the other, which link they belong to.
  private struct LinkCursor {
    var links: ArraySlice<TextContent.Link>
    private var isWithin = false

    init(_ text: TextContent) { links = text.hasLinks ? text.links[...] : [] }

    mutating func next(_ run: TextContent.Run) -> TextContent.Link? {
      // Spaces at which a line was broken are not among the pieces, so a link may go on after them.
      if isWithin, run.style.link != links.first?.address {
        links = links.dropFirst()
        isWithin = false
      }
      guard let address = run.style.link else { return nil }
      // What a line left out may have been a link.
      links = links.drop { $0.address != address }
      isWithin = true
      return links.first
    }
  }

  private func draw(
    _ run: TextContent.Run, at point: CellPoint, isFocused: Bool, on buffer: inout CellBuffer
  ) -> Int {
    let sampler = PaintSampler(
      run.style.paint, in: placement.frame, placement: placement, theme: theme)
    var attributes = CellAttributes(run.style)
    if isFocused { attributes.insert(.inverse) }
    let background = run.style.background.map {
      PaintSampler(.color($0), in: placement.frame, placement: placement, theme: theme)
        .ink(at: point, metrics: metrics)
    }
    func pen(_ ink: Ink) -> Pen {
      // Where there are no shades, paler text is dim text.
      let isPale = theme.isColorless && ink.opacity < 0.75
      var pen = Pen(
        isPale ? .standard : ink, attributes: isPale ? attributes.union(.dim) : attributes)
      pen.background = background
      return pen
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
