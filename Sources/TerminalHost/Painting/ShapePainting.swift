import CellText
import Foundation
import HostInterface
import Rasterizer

/// Draws a shape: areas as cell backgrounds with partial cells along curved edges, boxes in line
/// glyphs, curves in dots.
@MainActor
struct ShapePainting {
  private let shape: ShapeContent
  private let placement: Placement
  private let metrics: CellMetrics
  private let rect: CellRect

  init(_ shape: ShapeContent, _ placement: Placement, _ metrics: CellMetrics) {
    self.shape = shape
    self.placement = placement
    self.metrics = metrics
    rect = metrics.visibleCells(placement.frame)
  }

  func draw(
    _ sampler: (Paint) -> PaintSampler, on buffer: inout CellBuffer,
    corners: inout [PendingCorner]
  ) {
    guard !rect.isEmpty else { return }
    if let fill = shape.fill { drawFill(sampler(fill), on: &buffer, &corners) }
    if let stroke = shape.stroke { drawStroke(stroke, sampler(stroke.paint), on: &buffer) }
  }

  // MARK: Areas

  private func drawFill(
    _ sampler: PaintSampler, on buffer: inout CellBuffer, _ corners: inout [PendingCorner]
  ) {
    if drawLine(nil, sampler, on: &buffer) { return }
    switch shape.geometry {
    case .rectangle: fillRect(sampler, on: &buffer)
    case .roundedRectangle(let a, let b, let c, let d):
      collectCorners([a, b, c, d], sampler, buffer, &corners)
      fillRect(sampler, on: &buffer)
    case .capsule:
      let radius = Double(min(placement.frame.width, placement.frame.height) / 2)
      collectCorners(Array(repeating: radius, count: 4), sampler, buffer, &corners)
      fillRect(sampler, on: &buffer)
    case .circle where isDot, .ellipse where isDot:
      buffer.put(
        "●", width: 1, at: middle, pen: Pen(sampler.ink(at: middle, metrics: metrics)))
    case .circle, .ellipse, .path: fillOutline(sampler, on: &buffer)
    }
  }

  /// Draws a rule that is a point thick as a line: not as a whole row of colour, nor as a box.
  ///
  /// - Parameter stroke: nil for a rule that is filled.
  private func drawLine(
    _ stroke: ShapeContent.Stroke?, _ sampler: PaintSampler, on buffer: inout CellBuffer
  ) -> Bool {
    let size = placement.frame.size
    if case .path = shape.geometry { return false }
    let isFlat = size.height < metrics.height / 2 && size.width > size.height * 2
    let isNarrow = size.width < metrics.width / 2 && size.height > size.width * 2
    guard isFlat || isNarrow else { return false }
    let around = stroke.map { $0.isInside ? 0 : $0.width } ?? 0
    let isThick = isFlat ? size.height + around > 3 : size.width + around > 2
    let glyphs = BoxBorder(
      line: stroke?.dash.isEmpty == false ? .dashed : isThick ? .heavy : .light)
    let glyph = isFlat ? glyphs.horizontal : glyphs.vertical
    paintEach(rect, sampler, on: &buffer) { buffer, point, ink in
      // Like a border, an outline never hides what is inside it.
      let isBlank = buffer[point.column, point.row].isBlank
      if stroke == nil || isBlank { buffer.put(glyph, width: 1, at: point, pen: Pen(ink)) }
    }
    return true
  }

  private func fillRect(_ sampler: PaintSampler, on buffer: inout CellBuffer) {
    if sampler.isUniform {
      let ink = sampler.ink(at: rect.origin, metrics: metrics)
      buffer.fill(rect, with: background(ink, on: buffer))
    } else {
      paintEach(rect, sampler, on: &buffer) { buffer, point, ink in
        buffer.fill(CellRect(point.column, point.row, 1, 1), with: ink)
      }
    }
  }

  /// Returns an ink as the background of cells: the terminal's default colour means its text colour
  /// there, too, unless the background itself is meant.
  private func background(_ ink: Ink, on buffer: CellBuffer) -> Ink {
    guard ink.color.isStandard else { return ink }
    if case .color(.semantic(.background, _)) = shape.fill { return ink }
    return Ink(buffer.backdrop.foreground, opacity: ink.opacity)
  }

  private func paintEach(
    _ rect: CellRect, _ sampler: PaintSampler, on buffer: inout CellBuffer,
    _ paint: (inout CellBuffer, CellPoint, Ink) -> Void
  ) {
    let area = rect.intersection(buffer.clip)
    guard !area.isEmpty else { return }
    for row in area.rows {
      for column in area.columns {
        let point = CellPoint(column, row)
        paint(&buffer, point, sampler.ink(at: point, metrics: metrics))
      }
    }
  }

  /// Whether it is a bullet: a circle that fits into a cell or two.
  private var isDot: Bool {
    rect.rows.count == 1 && rect.columns.count <= 2
  }

  private var middle: CellPoint {
    CellPoint(
      rect.columns.lowerBound + (rect.columns.count - 1) / 2,
      rect.rows.lowerBound + (rect.rows.count - 1) / 2)
  }

  private func collectCorners(
    _ radii: [Double], _ sampler: PaintSampler, _ buffer: CellBuffer,
    _ corners: inout [PendingCorner]
  ) {
    // If the area itself is not visible, its corners are only specks.
    guard rect.columns.count >= 3, !sampler.theme.isColorless else { return }
    let left = rect.columns.lowerBound
    let right = rect.columns.upperBound - 1
    let top = rect.rows.lowerBound
    let bottom = rect.rows.upperBound - 1
    var places: [(CellPoint, Character)] = [
      (CellPoint(left, top), "▟"), (CellPoint(right, top), "▙"),
      (CellPoint(left, bottom), "▜"), (CellPoint(right, bottom), "▛"),
    ]
    if rect.rows.count == 1 {
      places = [(CellPoint(left, top), "▐"), (CellPoint(right, top), "▌")]
    }
    for (index, (point, glyph)) in places.enumerated() {
      guard radii[index] >= 6, buffer.clip.contains(point) else { continue }
      let ink = background(sampler.ink(at: point, metrics: metrics), on: buffer)
      guard ink.opacity >= 1, !ink.color.isStandard else { continue }
      corners.append(
        PendingCorner(
          point: point, glyph: glyph, fill: ink.color,
          below: buffer[point.column, point.row].style.background))
    }
  }

  private func fillOutline(_ sampler: PaintSampler, on buffer: inout CellBuffer) {
    let outline = ShapeOutline(shape.geometry, size: placement.frame.size)
    let area = canvasArea(outline, margin: 0).intersection(buffer.clip)
    guard !area.isEmpty else { return }
    var canvas = DotCanvas(cells: area)
    let dot = dotSize
    let shift = shift(of: area)
    canvas.fill { x, y in
      outline.contains(
        CGPoint(x: x * dot.width + shift.x, y: y * dot.height + shift.y),
        isEvenOdd: shape.isEvenOdd)
    }
    paintEach(area, sampler, on: &buffer) { buffer, point, ink in
      guard let glyph = canvas.glyph(at: point, as: sampler.theme.areaGlyphs) else { return }
      if glyph == "█", !sampler.theme.isColorless {
        buffer.fill(CellRect(point.column, point.row, 1, 1), with: ink)
      } else {
        buffer.put(glyph, width: 1, at: point, pen: Pen(ink))
      }
    }
  }

  // MARK: Lines

  private func drawStroke(
    _ stroke: ShapeContent.Stroke, _ sampler: PaintSampler, on buffer: inout CellBuffer
  ) {
    guard stroke.width > 0, !drawLine(stroke, sampler, on: &buffer) else { return }
    switch shape.geometry {
    case .rectangle: drawBox(stroke, sampler, isRounded: false, on: &buffer)
    case .roundedRectangle, .capsule: drawBox(stroke, sampler, isRounded: true, on: &buffer)
    case .circle where isDot, .ellipse where isDot:
      buffer.put(
        "○", width: 1, at: middle, pen: Pen(sampler.ink(at: middle, metrics: metrics)))
    case .circle, .ellipse, .path: drawOutline(stroke, sampler, on: &buffer)
    }
  }

  private func drawBox(
    _ stroke: ShapeContent.Stroke, _ sampler: PaintSampler, isRounded: Bool,
    on buffer: inout CellBuffer
  ) {
    let line: BoxBorder.Line = !stroke.dash.isEmpty ? .dashed : stroke.width >= 3 ? .heavy : .light
    let pen = Pen(sampler.ink(at: rect.origin, metrics: metrics))
    BoxBorder(line: line, isRounded: isRounded).draw(in: rect, on: &buffer, pen: pen)
  }

  private func drawOutline(
    _ stroke: ShapeContent.Stroke, _ sampler: PaintSampler, on buffer: inout CellBuffer
  ) {
    var frame = placement.frame
    var origin = CGPoint.zero
    if stroke.isInside {
      origin = CGPoint(x: stroke.width / 2, y: stroke.width / 2)
      frame = frame.insetBy(dx: stroke.width / 2, dy: stroke.width / 2)
      if frame.isNull || frame.isEmpty { return }
    }
    let outline = ShapeOutline(shape.geometry, size: frame.size)
    let area = canvasArea(outline, margin: stroke.width / 2).intersection(buffer.clip)
    guard !area.isEmpty else { return }
    var canvas = DotCanvas(cells: area)
    let dot = dotSize
    let shift = shift(of: area)
    for line in outline.lines {
      var travelled = stroke.dashPhase / dot.height
      canvas.stroke(
        line.map {
          CGPoint(
            x: ($0.x + origin.x - shift.x) / dot.width, y: ($0.y + origin.y - shift.y) / dot.height)
        },
        width: stroke.width / dot.height, dash: stroke.dash.map { $0 / dot.height },
        travelled: &travelled)
    }
    let glyphs: DotCanvas.Glyphs =
      stroke.width > dot.height * 1.5 ? sampler.theme.areaGlyphs : .dots
    paintEach(area, sampler, on: &buffer) { buffer, point, ink in
      guard let glyph = canvas.glyph(at: point, as: glyphs) else { return }
      buffer.put(glyph, width: 1, at: point, pen: Pen(ink))
    }
  }

  // MARK: Canvas

  private var dotSize: CGSize { CGSize(width: metrics.width / 2, height: metrics.height / 4) }

  /// Returns the position of a canvas's first dot, relative to the shape's frame.
  private func shift(of area: CellRect) -> CGPoint {
    CGPoint(
      x: CGFloat(area.columns.lowerBound) * metrics.width - placement.frame.minX,
      y: CGFloat(area.rows.lowerBound) * metrics.height - placement.frame.minY)
  }

  /// Returns the cells that an outline reaches: a path may leave its frame.
  private func canvasArea(_ outline: ShapeOutline, margin: CGFloat) -> CellRect {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for point in outline.lines.joined() where point.x.isFinite && point.y.isFinite {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    guard low.x <= high.x else { return .zero }
    let reach = CGRect(
      x: placement.frame.minX + low.x - margin, y: placement.frame.minY + low.y - margin,
      width: high.x - low.x + 2 * margin, height: high.y - low.y + 2 * margin)
    return metrics.cells(reach).inset(columns: -1, rows: -1)
  }
}
