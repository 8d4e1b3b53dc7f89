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

  /// - Parameter link: the link with the keyboard focus.
  func draw(on buffer: inout CellBuffer, focused link: TextContent.Link? = nil) {
    forEachPiece { run, point, place in
      draw(run, at: point, isFocused: link != nil && place == link, on: &buffer)
    }
  }

  /// Marks a selected range.
  ///
  /// - Parameter range: in characters.
  func mark(_ range: Range<Int>, on buffer: inout CellBuffer) {
    let string = text.string
    let first = string.index(string.startIndex, offsetBy: range.lowerBound)
    let last = string.index(first, offsetBy: range.count)
    let background = theme.backdrop.blend(
      Ink(theme.accent, opacity: 0.35), over: .standard, standardInk: theme.accent)
    forEachLine { layout, line, point in
      let start = point.column + columns(before: first, layout, line)
      let end = point.column + columns(before: last, layout, line)
      guard start < end else { return }
      buffer.restyle(CellRect(start, point.row, end - start, 1)) { style in
        if theme.isColorless {
          style.invert()
        } else {
          style.background = background
        }
      }
    }
  }

  /// Returns the character at a cell, or the nearest one.
  func offset(at point: CellPoint) -> Int? {
    var found: String.Index?
    forEachLine { layout, line, start in
      // Above or below the text, the first or the last line counts.
      if found != nil, start.row > point.row { return }
      var column = start.column
      for piece in [line.head, line.tail] {
        var place = piece.lowerBound
        while place < piece.upperBound {
          found = place
          column += CellWidth.columns(of: String(layout.text[place]))
          if column > point.column { return }
          place = layout.text.index(after: place)
        }
        guard line.isTruncated, piece == line.head else { continue }
        // The omitted text is represented by the "…".
        if piece.upperBound < line.tail.lowerBound {
          found = layout.text.index(before: line.tail.lowerBound)
        }
        column += 1
        if column > point.column { return }
      }
    }
    return found.map { text.string.distance(from: text.string.startIndex, to: $0) }
  }

  /// Returns the columns of a line before a position in the text.
  private func columns(
    before place: String.Index, _ layout: CellTextLayout, _ line: CellTextLayout.Line
  ) -> Int {
    func width(_ range: Range<String.Index>) -> Int {
      let range = range.clamped(to: layout.text.startIndex..<max(place, layout.text.startIndex))
      return CellWidth.columns(of: String(layout.text[range]))
    }
    if place <= line.head.lowerBound { return 0 }
    if place <= line.head.upperBound { return width(line.head) }
    guard line.isTruncated else { return line.width }
    // The omitted text is represented by the "…".
    return width(line.head) + 1 + (place > line.tail.lowerBound ? width(line.tail) : 0)
  }

  /// Returns the link at a cell.
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

  /// Visits the pieces of each run in each line, with their positions and links.
  ///
  /// - Parameter visit: returns how many columns the piece takes.
  private func forEachPiece(
    _ visit: (TextContent.Run, CellPoint, TextContent.Link?) -> Int
  ) {
    guard let (layout, rect) = layout else { return }
    var links = LinkCursor(text)
    for (index, runs) in text.lines(of: layout).enumerated() {
      let start = start(ofLine: index, layout, rect)
      var column = start.column
      for run in runs {
        let link = links.next(run)
        column += visit(run, CellPoint(column, start.row), link)
      }
    }
  }

  /// Visits the lines, with the start of each.
  private func forEachLine(_ visit: (CellTextLayout, CellTextLayout.Line, CellPoint) -> Void) {
    guard let (layout, rect) = layout else { return }
    for (index, line) in layout.lines.enumerated() {
      visit(layout, line, start(ofLine: index, layout, rect))
    }
  }

  private var layout: (CellTextLayout, CellRect)? {
    let rect = metrics.visibleCells(placement.frame)
    guard !rect.isEmpty else { return nil }
    let size = metrics.size(columns: rect.columns.count, rows: rect.rows.count)
    return (metrics.layout(text, in: ProposedViewSize(size)), rect)
  }

  private func start(ofLine index: Int, _ layout: CellTextLayout, _ rect: CellRect) -> CellPoint {
    let row = rect.rows.lowerBound + index * (1 + metrics.lineGap(of: text))
    let spare = rect.columns.count - layout.lines[index].width
    let column = rect.columns.lowerBound
    switch text.alignment {
    case .leading: return CellPoint(column, row)
    case .center: return CellPoint(column + max(0, spare / 2), row)
    case .trailing: return CellPoint(column + max(0, spare), row)
    }
  }

  /// Finds the link that each consecutive piece of a text belongs to.
  private struct LinkCursor {
    var links: ArraySlice<TextContent.Link>
    private var isWithin = false

    init(_ text: TextContent) { links = text.hasLinks ? text.links[...] : [] }

    mutating func next(_ run: TextContent.Run) -> TextContent.Link? {
      // Spaces at a line break are not among the pieces, so a link may continue after them.
      if isWithin, run.style.link != links.first?.address {
        links = links.dropFirst()
        isWithin = false
      }
      guard let address = run.style.link else { return nil }
      // The omitted part of a line may have been a link.
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
    let link = run.style.link.map { buffer.links.number(of: $0) } ?? 0
    func pen(_ ink: Ink) -> Pen {
      // Without shades, paler text is dim text.
      let isPale = theme.isColorless && ink.opacity < 0.75
      var pen = Pen(
        isPale ? .standard : ink, attributes: isPale ? attributes.union(.dim) : attributes)
      pen.background = background
      pen.link = link
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
  /// Makes the attributes of a style. Terminals have one font size: titles are bold, whatever their
  /// weight.
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
