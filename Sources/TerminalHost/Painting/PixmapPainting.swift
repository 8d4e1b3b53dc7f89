import CellText
import Foundation
import HostInterface
import LayoutCore
import Pictures

/// Draws a picture in cells: each is two dots, one above the other, in the mean colour of their
/// pixels.
struct PixmapPainting {
  let pixmap: Pixmap
  let image: ImageContent
  let theme: Theme
  let opacity: Double
  let metrics: CellMetrics

  /// - Parameters:
  ///   - rect: the cells of the whole picture.
  ///   - ink: the foreground at a cell, for template pictures.
  func draw(in rect: CellRect, ink: (CellPoint) -> Ink, on buffer: inout CellBuffer) {
    for row in rect.rows {
      for column in rect.columns {
        let point = CellPoint(column, row)
        guard buffer.bounds.contains(point) else { continue }
        let x = column - rect.columns.lowerBound
        let y = 2 * (row - rect.rows.lowerBound)
        let (upper, lower) = (dot(x, y, rect), dot(x, y + 1, rect))
        guard upper.opacity > 0 || lower.opacity > 0 else { continue }
        if theme.isColorless {
          shade(upper, lower, point, &buffer)
        } else if image.isTemplate {
          let ink = ink(point)
          put(
            ink.faded(by: Double(upper.opacity) / 255), ink.faded(by: Double(lower.opacity) / 255),
            point, &buffer)
        } else {
          put(self.ink(upper), self.ink(lower), point, &buffer)
        }
      }
    }
  }

  private func put(_ upper: Ink, _ lower: Ink, _ point: CellPoint, _ buffer: inout CellBuffer) {
    if lower.opacity == 0 {
      buffer.put("▀", width: 1, at: point, pen: Pen(upper))
    } else if upper.opacity == 0 {
      buffer.put("▄", width: 1, at: point, pen: Pen(lower))
    } else if upper == lower {
      buffer.put(" ", width: 1, at: point, pen: Pen(.standard, background: upper))
    } else {
      buffer.put("▀", width: 1, at: point, pen: Pen(upper, background: lower))
    }
  }

  /// Draws a cell without colours, when only light and dark remain.
  private func shade(
    _ upper: Pixmap.Pixel, _ lower: Pixmap.Pixel, _ point: CellPoint, _ buffer: inout CellBuffer
  ) {
    let light = (lightness(upper) + lightness(lower)) / 2
    let glyphs: [Character] = theme.isDark ? [" ", "░", "▒", "▓", "█"] : ["█", "▓", "▒", "░", " "]
    let glyph = glyphs[min(max(Int(clamping: light * Double(glyphs.count)), 0), glyphs.count - 1)]
    buffer.put(glyph, width: 1, at: point, pen: .plain)
  }

  private func lightness(_ pixel: Pixmap.Pixel) -> Double {
    let light =
      (0.3 * Double(pixel.red) + 0.59 * Double(pixel.green) + 0.11 * Double(pixel.blue)) / 255
    let cover = Double(pixel.opacity) / 255
    return light * cover + (theme.isDark ? 0 : 1) * (1 - cover)
  }

  private func ink(_ pixel: Pixmap.Pixel) -> Ink {
    Ink(
      CellColor(red: pixel.red, green: pixel.green, blue: pixel.blue),
      opacity: opacity * Double(pixel.opacity) / 255)
  }

  /// Returns the colour of a dot, counted from the picture's top left corner.
  private func dot(_ x: Int, _ y: Int, _ rect: CellRect) -> Pixmap.Pixel {
    var (columns, rows) = (Double(rect.columns.count), Double(rect.rows.count * 2))
    var (left, top) = (Double(x), Double(y))
    if image.isTiled, image.naturalSize.width > 0, image.naturalSize.height > 0 {
      columns = max(1, image.naturalSize.width / metrics.width)
      rows = max(1, 2 * image.naturalSize.height / metrics.height)
      left.formTruncatingRemainder(dividingBy: columns)
      top.formTruncatingRemainder(dividingBy: rows)
    }
    let stretch = image.stretch(
      over: metrics.size(columns: rect.columns.count, rows: rect.rows.count))
    func across(_ place: Double) -> Double { stretch?.columns.picture(at: place) ?? place }
    func down(_ place: Double) -> Double { stretch?.rows.picture(at: place) ?? place }
    if image.isPixelated {
      let (x, y) = (across((left + 0.5) / columns), down((top + 0.5) / rows))
      return pixmap.average(x, y, x, y)
    }
    return pixmap.average(
      across(left / columns), down(top / rows), across((left + 1) / columns),
      down((top + 1) / rows))
  }
}
