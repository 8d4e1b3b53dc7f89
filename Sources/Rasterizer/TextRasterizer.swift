import Foundation
import HostInterface
import LayoutCore

/// Draws text into pictures with the system's fonts, using Pango and Cairo if they are installed.
///
/// The libraries are loaded at first use, so that neither building nor starting requires them;
/// without them, ``shared`` is nil.
@MainActor
package final class TextRasterizer {
  package static let shared = TextRasterizer()

  private typealias Pointer = UnsafeMutableRawPointer
  private let library: PangoLibrary
  /// A drawing of one pixel for measuring.
  private let ruler: Pointer

  private init?() {
    guard let library = PangoLibrary(), let surface = library.makeSurface(0, 1, 1),
      let ruler = library.makeDrawing(surface)
    else { return nil }
    library.freeSurface(surface)
    self.library = library
    self.ruler = ruler
  }

  /// The size of a text for a proposal.
  package func measure(_ text: TextContent, _ proposal: ProposedViewSize) -> LeafMeasurement {
    guard !text.string.isEmpty, let layout = layout(text, proposal.width, proposal.height)
    else { return LeafMeasurement(size: .zero) }
    defer { library.free(layout) }
    var (width, height): (Int32, Int32) = (0, 0)
    library.pixelSize(layout, &width, &height)
    let baseline = CGFloat(library.baseline(layout)) / 1024
    var size = CGSize(
      width: min(CGFloat(width), proposal.width ?? .infinity), height: CGFloat(height))
    let lines = max(library.lineCount(layout), 1)
    let reserved = CGFloat(text.reservedLines) / CGFloat(lines)
    if reserved > 1 { size.height = (size.height * reserved).rounded(.up) }
    let last = CGFloat(height) * CGFloat(lines - 1) / CGFloat(lines) + baseline
    return LeafMeasurement(size: size, firstBaseline: baseline, lastBaseline: last)
  }

  /// Draws a text over a picture.
  ///
  /// - Parameters:
  ///   - transform: from the rectangle's points to pixels.
  ///   - color: red, green, blue and opacity, not premultiplied.
  package func draw(
    _ text: TextContent, in rect: CGRect, _ transform: CGAffineTransform, within clip: Coverage?,
    opacity: Double, on buffer: inout PixelBuffer, color: (HostColor) -> SIMD4<Float>
  ) {
    guard !text.string.isEmpty, let layout = layout(text, rect.width, rect.height, color: color)
    else { return }
    defer { library.free(layout) }
    let box = reach(of: layout, at: rect, transform).intersection(clip?.area ?? buffer.bounds)
      .intersection(buffer.bounds)
    guard !box.isEmpty,
      let surface = library.makeSurface(0, Int32(box.columns.count), Int32(box.rows.count))
    else { return }
    defer { library.freeSurface(surface) }
    guard let drawing = library.makeDrawing(surface) else { return }
    var matrix = (
      transform.a, transform.b, transform.c, transform.d,
      transform.tx - Double(box.columns.lowerBound), transform.ty - Double(box.rows.lowerBound)
    )
    withUnsafePointer(to: &matrix) { library.setMatrix(drawing, UnsafeRawPointer($0)) }
    library.translate(drawing, Double(rect.minX), Double(rect.minY))
    library.show(drawing, layout)
    library.freeDrawing(drawing)
    library.flush(surface)
    take(surface, box, within: clip, opacity, &buffer)
  }

  /// The pixels that a paragraph may touch: glyphs extend beyond their lines, by less than a line.
  private func reach(
    of layout: UnsafeMutableRawPointer, at rect: CGRect, _ transform: CGAffineTransform
  ) -> PixelRect {
    var (width, height): (Int32, Int32) = (0, 0)
    library.pixelSize(layout, &width, &height)
    let line = CGFloat(height) / CGFloat(max(library.lineCount(layout), 1))
    let size = CGSize(
      width: max(rect.width, CGFloat(width)), height: max(rect.height, CGFloat(height)))
    let all = PixelRect(columns: -16_384..<32_768, rows: -16_384..<32_768)
    return PixelRect(
      touching: CGRect(origin: rect.origin, size: size).insetBy(dx: -line, dy: -line)
        .applying(transform), in: all)
  }

  /// Composites the drawn text onto the picture: four bytes per pixel, blue first, premultiplied.
  private func take(
    _ surface: UnsafeMutableRawPointer, _ box: PixelRect, within clip: Coverage?,
    _ opacity: Double, _ buffer: inout PixelBuffer
  ) {
    guard let data = library.data(surface) else { return }
    let stride = Int(library.stride(surface))
    var letters = Coverage(box)
    // All drawn pixels: how much of one is visible is in its colour.
    for row in box.rows {
      let line = data.advanced(by: (row - box.rows.lowerBound) * stride)
        .assumingMemoryBound(to: UInt8.self)
      for column in box.columns where line[(column - box.columns.lowerBound) * 4 + 3] > 0 {
        letters[column, row] = 1
      }
    }
    buffer.paint(letters, within: clip, opacity: Float(opacity), .normal) { column, row in
      let pixel = data.advanced(
        by: (row - box.rows.lowerBound) * stride + (column - box.columns.lowerBound) * 4
      ).assumingMemoryBound(to: UInt8.self)
      return SIMD4(Float(pixel[2]), Float(pixel[1]), Float(pixel[0]), Float(pixel[3])) / 255
    }
  }

  // MARK: Layout

  /// A paragraph for a width and height; must be freed.
  ///
  /// Always in points, whatever the scale: fonts adapt their metrics to pixels, and a picture at
  /// another scale would wrap and truncate the measured text differently.
  private func layout(
    _ text: TextContent, _ width: CGFloat?, _ height: CGFloat?,
    color: (HostColor) -> SIMD4<Float> = { _ in SIMD4(0, 0, 0, 1) }
  ) -> UnsafeMutableRawPointer? {
    guard let layout = library.makeLayout(ruler) else { return nil }
    let markup = text.runs.map { Self.markup($0, color) }.joined()
    library.setMarkup(layout, markup, -1)
    if let width, width.isFinite, width < 1e6 {
      // Rounded up: a width that exactly fits the text must not wrap it.
      library.setWidth(layout, Int32((max(width, -1e6) + 0.5).rounded(.up)) * 1024)
    }
    if let limit = text.lineLimit {
      library.setHeight(layout, -Int32(clamping: limit))
    } else {
      // A layout without a height is truncated to one line.
      let most = (height ?? .infinity).clamped(to: 0...1e6, else: 1e6)
      library.setHeight(layout, Int32(most.rounded(.up)) * 1024)
    }
    let ends: [TextContent.Truncation: Int32] = [.head: 1, .middle: 2, .tail: 3]
    library.setEllipsis(layout, ends[text.truncation] ?? 3)
    library.setAlignment(layout, Int32([0, 1, 2][text.alignment.rawValue]))
    library.setSpacing(layout, Int32(clamping: text.lineSpacing * 1024))
    return layout
  }

  private static func markup(
    _ run: TextContent.Run, _ color: (HostColor) -> SIMD4<Float>
  ) -> String {
    let style = run.style
    // A point is a pixel of a picture at scale 1.
    var attributes =
      "size=\"\(Int32(clamping: max(style.font.size, 0) * 1024 * 0.75))\" weight=\"\(style.font.weight)\""
    attributes += " face=\"\(family(of: style.font))\""
    if style.font.isItalic { attributes += " style=\"italic\"" }
    if style.font.isSmallCaps { attributes += " variant=\"smallcaps\"" }
    func line(_ name: String, _ value: String, _ line: TextLine?) {
      guard let line else { return }
      attributes += " \(name)=\"\(value)\""
      guard let tone = line.color.map(color) else { return }
      attributes += " \(name)_color=\"#\([tone.x, tone.y, tone.z].map { hex($0) }.joined())\""
    }
    line("underline", "single", style.underline)
    line("strikethrough", "true", style.strikethrough)
    if style.kerning != 0 {
      attributes += " letter_spacing=\"\(Int32(clamping: style.kerning * 1024))\""
    }
    if style.baselineOffset != 0 {
      attributes += " rise=\"\(Int32(clamping: style.baselineOffset * 1024))\""
    }
    func fill(_ names: (color: String, opacity: String), _ color: SIMD4<Float>) {
      let channels = [color.x, color.y, color.z].map { hex($0) }.joined()
      let alpha = Int(clamping: Double(min(max(color.w, 0), 1) * 65_535).rounded())
      attributes += " \(names.color)=\"#\(channels)\" \(names.opacity)=\"\(max(alpha, 1))\""
    }
    fill(("foreground", "fgalpha"), color(style.paint.representative))
    if let background = style.background { fill(("background", "bgalpha"), color(background)) }
    return "<span \(attributes)>\(escaped(run.string))</span>"
  }

  private static func family(of font: FontSpec) -> String {
    if let family = font.family { return escaped(family) }
    return switch font.design {
    case .monospaced: "monospace"
    case .serif: "serif"
    case .standard, .rounded: "sans"
    }
  }

  private static func hex(_ channel: Float) -> String {
    let byte = UInt8(clamping: Double(channel) * 255)
    return (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  private static func escaped(_ string: String) -> String {
    var result = ""
    for character in string {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\0": break
      default: result.append(character)
      }
    }
    return result
  }
}
