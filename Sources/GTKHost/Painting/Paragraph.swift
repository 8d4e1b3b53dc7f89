#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore

  /// A text laid out for a size.
  final class Paragraph {
    let layout: OpaquePointer
    let measurement: LeafMeasurement
    /// Whether some of the text does not fit and is replaced with an ellipsis.
    let isTruncated: Bool
    let brokenLines: [BrokenLine]

    /// Takes ownership of the layout, and truncates it to the lines that fit.
    init(_ layout: OpaquePointer, _ content: TextContent, width: CGFloat?, height: CGFloat?) {
      self.layout = layout
      if let width {
        pango_layout_set_width(
          layout, Int32(clamping: max(1, width.rounded(.up)) * CGFloat(PANGO_SCALE)))
      }
      let bottoms = Self.bottoms(of: layout)
      var allowed = min(content.lineLimit ?? .max, bottoms.count)
      if let height {
        // Half a pixel of tolerance: frames are not whole.
        allowed = min(allowed, max(1, bottoms.prefix { $0 <= height + 0.5 }.count))
      }
      isTruncated = allowed < bottoms.count
      if isTruncated, allowed > 0 {
        pango_layout_set_ellipsize(layout, Self.ellipsis(content.truncation))
        if allowed == 1 {
          pango_layout_set_height(layout, 0)
        } else {
          pango_layout_set_height(
            layout, Int32(clamping: (bottoms[allowed - 1] + 1) * CGFloat(PANGO_SCALE)))
        }
      }
      brokenLines = BrokenLine.lines(in: layout, content)
      var rect = PangoRectangle()
      pango_layout_get_extents(layout, nil, &rect)
      let scale = CGFloat(PANGO_SCALE)
      var size = CGSize(
        width: (CGFloat(rect.width) / scale).rounded(.up),
        height: (CGFloat(rect.height) / scale).rounded(.up))
      if content.runs.allSatisfy(\.string.isEmpty) { size.width = 0 }
      if let width, size.width > width { size.width = width }
      let lines = CGFloat(max(1, pango_layout_get_line_count(layout)))
      if CGFloat(content.reservedLines) > lines {
        size.height = (size.height / lines * CGFloat(content.reservedLines)).rounded(.up)
      }
      measurement = LeafMeasurement(
        size: size, firstBaseline: CGFloat(pango_layout_get_baseline(layout)) / scale,
        lastBaseline: Self.lastBaseline(of: layout))
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    private static func ellipsis(_ truncation: TextContent.Truncation) -> PangoEllipsizeMode {
      switch truncation {
      case .head: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .tail: PANGO_ELLIPSIZE_END
      }
    }

    /// Returns the bottom of each line, from the top.
    private static func bottoms(of layout: OpaquePointer) -> [CGFloat] {
      guard let iterator = pango_layout_get_iter(layout) else { return [] }
      defer { pango_layout_iter_free(iterator) }
      var bottoms: [CGFloat] = []
      repeat {
        var rect = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &rect)
        bottoms.append(CGFloat(rect.y + rect.height) / CGFloat(PANGO_SCALE))
      } while pango_layout_iter_next_line(iterator) != 0
      return bottoms
    }

    private static func lastBaseline(of layout: OpaquePointer) -> CGFloat {
      guard let iterator = pango_layout_get_iter(layout) else { return 0 }
      defer { pango_layout_iter_free(iterator) }
      while pango_layout_iter_next_line(iterator) != 0 {}
      return CGFloat(pango_layout_iter_get_baseline(iterator)) / CGFloat(PANGO_SCALE)
    }

    /// Returns the link at a point of the paragraph, if there is one.
    func link(at point: CGPoint, in content: TextContent) -> TextContent.Link? {
      guard content.hasLinks, let place = place(at: point), place.isInside else { return nil }
      return content.links.first { content.bytes(of: $0).contains(place.index) }
    }

    /// Returns the offset, in characters, of the position between two letters that is nearest to a
    /// point: the text's start above the text, its end below it.
    func offset(at point: CGPoint, in text: String) -> Int {
      if point.y < 0 { return 0 }
      if point.y >= measurement.size.height { return text.count }
      guard let place = place(at: point) else { return 0 }
      let index = text.utf8.index(text.startIndex, offsetBy: place.index)
      return text.distance(from: text.startIndex, to: index) + (place.isAfter ? 1 : 0)
    }

    /// Returns the byte index of the letter at a point, or of the nearest one in its line, whether
    /// the point is nearer to the letter's end, and whether it is inside the line.
    private func place(at point: CGPoint) -> (index: Int, isAfter: Bool, isInside: Bool)? {
      var index: Int32 = 0
      var trailing: Int32 = 0
      let scale = CGFloat(PANGO_SCALE)
      let isInside = pango_layout_xy_to_index(
        layout, Int32(clamping: point.x * scale), Int32(clamping: point.y * scale), &index,
        &trailing)
      return (Int(index), trailing > 0, isInside != 0)
    }

    /// Returns whether the text at a character runs from right to left.
    func isRightToLeft(at offset: Int, in text: String) -> Bool {
      let place = text.index(text.startIndex, offsetBy: min(offset, max(0, text.count - 1)))
      let byte = text.utf8.distance(from: text.startIndex, to: place)
      return pango_layout_get_direction(layout, Int32(clamping: byte)) == PANGO_DIRECTION_RTL
    }

    /// Returns the areas of a link: a rectangle in each line.
    func areas(of link: TextContent.Link, in content: TextContent) -> [CGRect] {
      areas(of: content.bytes(of: link))
    }

    /// Returns the areas of a range of characters.
    func areas(of characters: Range<Int>, in text: String) -> [CGRect] {
      let start = text.index(text.startIndex, offsetBy: characters.lowerBound)
      let end = text.index(start, offsetBy: characters.count)
      let byte = text.utf8.distance(from: text.startIndex, to: start)
      return areas(of: byte..<byte + text.utf8.distance(from: start, to: end))
    }

    private func areas(of bytes: Range<Int>) -> [CGRect] {
      guard let iterator = pango_layout_get_iter(layout) else { return [] }
      defer { pango_layout_iter_free(iterator) }
      let scale = CGFloat(PANGO_SCALE)
      var areas: [CGRect] = []
      repeat {
        guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
        let start = Int(line.pointee.start_index)
        let part = bytes.clamped(to: start..<start + Int(line.pointee.length))
        guard !part.isEmpty else { continue }
        var ends: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(
          line, Int32(part.lowerBound), Int32(part.upperBound), &ends, &count)
        defer { g_free(ends) }
        var extents = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &extents)
        for index in 0..<Int(count) {
          guard let left = ends?[2 * index], let right = ends?[2 * index + 1] else { continue }
          areas.append(
            CGRect(
              x: CGFloat(left) / scale, y: CGFloat(extents.y) / scale,
              width: CGFloat(right - left) / scale, height: CGFloat(extents.height) / scale))
        }
      } while pango_layout_iter_next_line(iterator) != 0
      return areas
    }
  }

  extension TextContent {
    /// Returns the byte range of a link.
    fileprivate func bytes(of link: Link) -> Range<Int> {
      let start = runs[..<link.runs.lowerBound].reduce(0) { $0 + $1.string.utf8.count }
      return start..<runs[link.runs].reduce(start) { $0 + $1.string.utf8.count }
    }
  }
#endif
