#if GTK
  import CAdw
  import Foundation
  import HostInterface

  extension CGRect {
    var graphene: graphene_rect_t {
      graphene_rect_t(
        origin: graphene_point_t(x: Float(minX), y: Float(minY)),
        size: graphene_size_t(width: Float(width), height: Float(height)))
    }
  }

  extension graphene_rect_t {
    var rect: CGRect {
      CGRect(
        x: CGFloat(origin.x), y: CGFloat(origin.y), width: CGFloat(size.width),
        height: CGFloat(size.height))
    }
  }

  extension ShapeContent.Geometry {
    /// Returns the shape in a rectangle as a rounded rectangle; nil for paths.
    func roundedRect(in rect: CGRect) -> GskRoundedRect? {
      var bounds = rect
      var radii = [CGSize](repeating: .zero, count: 4)
      func all(_ size: CGSize) { radii = [size, size, size, size] }
      switch self {
      case .rectangle: break
      case .roundedRectangle(let topLeft, let topRight, let bottomLeft, let bottomRight):
        let most = min(rect.width, rect.height) / 2
        radii = [topLeft, topRight, bottomRight, bottomLeft].map {
          let radius = min(CGFloat($0), most)
          return CGSize(width: radius, height: radius)
        }
      case .capsule:
        let radius = min(rect.width, rect.height) / 2
        all(CGSize(width: radius, height: radius))
      case .circle:
        let side = min(rect.width, rect.height)
        bounds = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        all(CGSize(width: side / 2, height: side / 2))
      case .ellipse: all(CGSize(width: rect.width / 2, height: rect.height / 2))
      case .path: return nil
      }
      var outline = GskRoundedRect()
      var area = bounds.graphene
      var corners = radii.map {
        graphene_size_t(width: Float($0.width), height: Float($0.height))
      }
      gsk_rounded_rect_init(&outline, &area, &corners[0], &corners[1], &corners[2], &corners[3])
      return outline
    }

    /// Adds the outline to a Cairo path.
    func trace(_ cairo: OpaquePointer, in rect: CGRect) {
      switch self {
      case .path(let elements): Self.trace(elements, cairo, rect.origin)
      case .circle, .ellipse:
        let box = roundedRect(in: rect)!.bounds
        cairo_save(cairo)
        cairo_translate(
          cairo, Double(box.origin.x + box.size.width / 2),
          Double(box.origin.y + box.size.height / 2))
        cairo_scale(
          cairo, Double(max(0.001, box.size.width / 2)), Double(max(0.001, box.size.height / 2)))
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, 0, 0, 1, 0, 2 * .pi)
        cairo_close_path(cairo)
        cairo_restore(cairo)
      default: Self.trace(roundedRect(in: rect)!, cairo)
      }
    }

    private static func trace(_ outline: GskRoundedRect, _ cairo: OpaquePointer) {
      let box = outline.bounds
      let (left, top) = (Double(box.origin.x), Double(box.origin.y))
      let (right, bottom) = (left + Double(box.size.width), top + Double(box.size.height))
      let radii = [outline.corner.0, outline.corner.1, outline.corner.2, outline.corner.3]
        .map { Double($0.width) }
      cairo_new_sub_path(cairo)
      cairo_arc(cairo, right - radii[1], top + radii[1], radii[1], -.pi / 2, 0)
      cairo_arc(cairo, right - radii[2], bottom - radii[2], radii[2], 0, .pi / 2)
      cairo_arc(cairo, left + radii[3], bottom - radii[3], radii[3], .pi / 2, .pi)
      cairo_arc(cairo, left + radii[0], top + radii[0], radii[0], .pi, 3 * .pi / 2)
      cairo_close_path(cairo)
    }

    private static func trace(
      _ elements: [ShapeContent.PathElement], _ cairo: OpaquePointer, _ origin: CGPoint
    ) {
      var current = CGPoint.zero
      func x(_ point: CGPoint) -> Double { Double(point.x + origin.x) }
      func y(_ point: CGPoint) -> Double { Double(point.y + origin.y) }
      for element in elements {
        switch element {
        case .move(let point):
          cairo_move_to(cairo, x(point), y(point))
          current = point
        case .line(let point):
          cairo_line_to(cairo, x(point), y(point))
          current = point
        case .quadCurve(let end, let control):
          // The cubic equivalent of a quadratic curve has its control points at two thirds.
          let first = CGPoint(
            x: current.x + (control.x - current.x) * 2 / 3,
            y: current.y + (control.y - current.y) * 2 / 3)
          let second = CGPoint(
            x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
          cairo_curve_to(cairo, x(first), y(first), x(second), y(second), x(end), y(end))
          current = end
        case .curve(let end, let first, let second):
          cairo_curve_to(cairo, x(first), y(first), x(second), y(second), x(end), y(end))
          current = end
        case .close: cairo_close_path(cairo)
        }
      }
    }

    /// Returns the rectangle around everything drawn, in points relative to the frame's origin.
    func bounds(in rect: CGRect) -> CGRect {
      guard case .path(let elements) = self else { return rect }
      var points: [CGPoint] = []
      for element in elements {
        switch element {
        case .move(let point), .line(let point): points.append(point)
        case .quadCurve(let end, let control): points += [end, control]
        case .curve(let end, let first, let second): points += [end, first, second]
        case .close: break
        }
      }
      guard let first = points.first else { return .null }
      return points.reduce(CGRect(origin: first, size: .zero)) { box, point in
        box.union(CGRect(origin: point, size: .zero))
      }.offsetBy(dx: rect.minX, dy: rect.minY)
    }
  }

  extension SnapshotPainter {
    func draw(_ shape: ShapeContent, in rect: CGRect) {
      if let fill = shape.fill { self.fill(shape.geometry, in: rect, with: fill, shape.isEvenOdd) }
      if let stroke = shape.stroke { self.stroke(shape.geometry, in: rect, with: stroke) }
    }

    private func fill(
      _ geometry: ShapeContent.Geometry, in rect: CGRect, with paint: Paint, _ isEvenOdd: Bool
    ) {
      guard rect.width > 0, rect.height > 0 else { return }
      if var outline = geometry.roundedRect(in: rect) {
        gtk_snapshot_push_rounded_clip(snapshot, &outline)
        append(paint, in: rect)
        gtk_snapshot_pop(snapshot)
        return
      }
      let bounds = geometry.bounds(in: rect).insetBy(dx: -1, dy: -1)
      guard paint.isKnownToCairo else {
        var inner = self
        let end = inner.beginClip(geometry, in: rect)
        inner.append(paint, in: rect.union(bounds))
        return end()
      }
      var area = bounds.graphene
      guard area.size.width.isFinite, let cairo = gtk_snapshot_append_cairo(snapshot, &area)
      else { return }
      geometry.trace(cairo, in: rect)
      if isEvenOdd { cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD) }
      setSource(cairo, paint, rect)
      cairo_fill(cairo)
      cairo_destroy(cairo)
    }

    private func stroke(
      _ geometry: ShapeContent.Geometry, in rect: CGRect, with stroke: ShapeContent.Stroke
    ) {
      let inset = stroke.isInside ? stroke.width / 2 : 0
      let line = rect.insetBy(dx: inset, dy: inset)
      guard stroke.width > 0, line.width >= 0, line.height >= 0, !line.isNull else { return }
      let reach = -(stroke.width * max(1, stroke.join == .miter ? 2 : 1) + 1)
      var area = geometry.bounds(in: line).insetBy(dx: reach, dy: reach).graphene
      guard area.size.width.isFinite, let cairo = gtk_snapshot_append_cairo(snapshot, &area)
      else { return }
      geometry.trace(cairo, in: line)
      cairo_set_line_width(cairo, stroke.width)
      switch stroke.cap {
      case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
      case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
      case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
      }
      switch stroke.join {
      case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
      case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
      case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
      }
      cairo_set_miter_limit(cairo, stroke.miterLimit)
      if !stroke.dash.isEmpty, stroke.dash.contains(where: { $0 > 0 }) {
        cairo_set_dash(cairo, stroke.dash, Int32(stroke.dash.count), stroke.dashPhase)
      }
      setSource(cairo, stroke.paint, rect)
      cairo_stroke(cairo)
      cairo_destroy(cairo)
    }
  }

  extension Paint {
    /// Whether Cairo can fill a path with it directly.
    fileprivate var isKnownToCairo: Bool {
      switch self {
      case .color, .linearGradient, .radialGradient: true
      case .angularGradient, .ellipticalGradient, .colorGrid, .material, .image: false
      }
    }
  }
#endif
