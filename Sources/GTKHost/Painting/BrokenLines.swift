#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore

  /// Dotted and dashed lines below and through text: Pango draws only solid ones.
  struct BrokenLine {
    /// In the paragraph, from its corner.
    let start: CGPoint
    let length: CGFloat
    let thickness: CGFloat
    let pattern: TextLine.Pattern
    /// nil: the text's paint.
    let paint: Paint?

    /// Returns the patterned lines of a laid-out text.
    static func lines(in layout: OpaquePointer, _ content: TextContent) -> [BrokenLine] {
      var found: [BrokenLine] = []
      var end: Int32 = 0
      for run in content.runs {
        let start = end
        end += Int32(clamping: run.string.utf8.count)
        for (line, isBelow) in [(run.style.underline, true), (run.style.strikethrough, false)] {
          guard let line, line.pattern != .solid else { continue }
          let paint = line.color.map { Paint.color($0) } ?? run.style.paint
          found += stretches(of: start..<end, in: layout, isBelow: isBelow).map {
            BrokenLine(
              start: $0.start, length: $0.length, thickness: $0.thickness, pattern: line.pattern,
              paint: paint)
          }
        }
      }
      return found
    }

    private typealias Stretch = (start: CGPoint, length: CGFloat, thickness: CGFloat)

    private static func stretches(
      of bytes: Range<Int32>, in layout: OpaquePointer, isBelow: Bool
    ) -> [Stretch] {
      guard let iterator = pango_layout_get_iter(layout) else { return [] }
      defer { pango_layout_iter_free(iterator) }
      let scale = CGFloat(PANGO_SCALE)
      var found: [Stretch] = []
      repeat {
        guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
        let first = max(bytes.lowerBound, line.pointee.start_index)
        let last = min(bytes.upperBound, line.pointee.start_index + line.pointee.length)
        guard first < last else { continue }
        var extents = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &extents)
        let height = CGFloat(extents.height) / scale
        let thickness = max(1, (height / 16).rounded())
        let baseline = CGFloat(pango_layout_iter_get_baseline(iterator)) / scale
        let y = isBelow ? baseline + thickness * 2 : baseline - height * 0.22
        var ranges: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(line, first, last, &ranges, &count)
        guard let ranges else { continue }
        for index in 0..<Int(count) {
          let from = CGFloat(ranges[2 * index]) / scale
          let to = CGFloat(ranges[2 * index + 1]) / scale
          found.append((CGPoint(x: from, y: y.rounded() + 0.5), to - from, thickness))
        }
        g_free(ranges)
      } while pango_layout_iter_next_line(iterator) != 0
      return found
    }
  }

  extension SnapshotPainter {
    func append(_ lines: [BrokenLine], at corner: CGPoint) {
      for line in lines {
        let start = CGPoint(
          x: corner.x.rounded() + line.start.x, y: corner.y.rounded() + line.start.y)
        var area = CGRect(
          x: start.x, y: start.y - line.thickness, width: line.length, height: line.thickness * 2
        ).graphene
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { continue }
        let color = ink(line.paint ?? .color(.semantic(.primary)))
        cairo_set_source_rgba(
          cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        cairo_set_line_width(cairo, line.thickness)
        let dash = line.pattern.dash.map { $0 * line.thickness * 1.5 }
        cairo_set_dash(cairo, dash, Int32(dash.count), 0)
        cairo_move_to(cairo, start.x, start.y)
        cairo_line_to(cairo, start.x + line.length, start.y)
        cairo_stroke(cairo)
        cairo_destroy(cairo)
      }
    }
  }
#endif
