#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore

  extension SnapshotPainter {
    /// Fills a rectangle; the caller clips it to a shape.
    func append(_ paint: Paint, in rect: CGRect) {
      var area = rect.graphene
      let corner = rect.origin
      func place(_ point: Paint.Point) -> graphene_point_t {
        graphene_point_t(
          x: Float(corner.x + point.x * rect.width), y: Float(corner.y + point.y * rect.height))
      }
      switch paint {
      case .color(let color):
        var color = fill(color)
        gtk_snapshot_append_color(snapshot, &color, &area)
      case .linearGradient(let stops, let start, let end):
        var (from, to) = (place(start), place(end))
        let stops = colorStops(stops)
        guard stops.count > 1 else { return append(single(stops), in: rect) }
        gtk_snapshot_append_linear_gradient(
          snapshot, &area, &from, &to, stops, gsize(stops.count))
      case .radialGradient(let stops, let center, let inner, let outer):
        appendRadial(stops, place(center), area, inner, outer, 1)
      case .ellipticalGradient(let stops, let center, let start, let end):
        let width = max(0.001, rect.width)
        appendRadial(
          stops, place(center), area, start * width, end * width, rect.height / width)
      case .angularGradient(let stops, let center, let start, let end):
        var middle = place(center)
        let share = abs(end - start) / (2 * .pi)
        let stops = colorStops(
          stops.map {
            Paint.Stop(color: $0.color, location: share > 0 ? $0.location * min(1, share) : 0)
          })
        guard stops.count > 1 else { return append(single(stops), in: rect) }
        // GTK counts from twelve o'clock.
        gtk_snapshot_append_conic_gradient(
          snapshot, &area, &middle, Float(start * 180 / .pi + 90), stops, gsize(stops.count))
      case .material(let thickness):
        var color = theme["window_bg_color"].faded(by: 0.6 + 0.08 * Double(thickness))
        gtk_snapshot_append_color(snapshot, &color, &area)
      case .colorGrid(let grid): append(grid, in: rect)
      case .image(let image, let scale): tile(image, scale, in: rect)
      }
    }

    /// Fills with horizontal strips, each a gradient.
    private func append(_ grid: ColorGrid, in rect: CGRect) {
      guard rect.height.isFinite, rect.height > 0 else { return }
      let count = min(max(Int(clamping: rect.height / 2), 1), 400)
      // Whole points, so that no seam shows between two strips.
      func edge(_ index: Int) -> CGFloat {
        switch index {
        case 0: rect.minY
        case count: rect.maxY
        default: (rect.minY + rect.height * CGFloat(index) / CGFloat(count)).rounded()
        }
      }
      for index in 0..<count {
        let y = (Double(index) + 0.5) / Double(count)
        let stops = grid.row(at: y).enumerated().map { column, mixture -> Paint.Stop in
          var sum = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
          for part in mixture {
            let color = fill(grid.colors[part.index])
            sum.red += Double(color.red) * part.weight
            sum.green += Double(color.green) * part.weight
            sum.blue += Double(color.blue) * part.weight
            sum.alpha += Double(color.alpha) * part.weight
          }
          return Paint.Stop(
            color: .rgba(sum.red, sum.green, sum.blue, sum.alpha),
            location: Double(column) / Double(max(grid.columns - 1, 1)))
        }
        let strip = CGRect(
          x: rect.minX, y: edge(index), width: rect.width, height: edge(index + 1) - edge(index))
        append(
          .linearGradient(stops, start: Paint.Point(x: 0, y: 0), end: Paint.Point(x: 1, y: 0)),
          in: strip)
      }
    }

    private func single(_ stops: [GskColorStop]) -> Paint {
      guard let color = stops.first?.color else { return .color(.clear) }
      return .color(
        .rgba(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)))
    }

    private func appendRadial(
      _ stops: [Paint.Stop], _ center: graphene_point_t, _ area: graphene_rect_t, _ inner: Double,
      _ outer: Double, _ ratio: CGFloat
    ) {
      var (center, area) = (center, area)
      let stops = colorStops(stops)
      guard stops.count > 1, outer > 0, outer > inner else { return }
      let radius = Float(outer)
      gtk_snapshot_append_radial_gradient(
        snapshot, &area, &center, radius, radius * Float(ratio), Float(inner / outer), 1, stops,
        gsize(stops.count))
    }

    /// Returns GTK's stops, whose offsets must not decrease.
    private func colorStops(_ stops: [Paint.Stop]) -> [GskColorStop] {
      var last: Float = 0
      return stops.map { stop in
        last = max(last, min(1, Float(stop.location)))
        return GskColorStop(offset: last, color: fill(stop.color))
      }
    }

    private func tile(_ image: ImageContent, _ scale: Double, in rect: CGRect) {
      guard let texture = images.texture(of: image) else { return }
      var area = rect.graphene
      var piece = CGRect(
        x: rect.minX, y: rect.minY, width: Double(gdk_texture_get_width(texture)) * scale,
        height: Double(gdk_texture_get_height(texture)) * scale
      ).graphene
      gtk_snapshot_push_repeat(snapshot, &area, &piece)
      gtk_snapshot_append_texture(snapshot, texture, &piece)
      gtk_snapshot_pop(snapshot)
    }

    /// Sets the source with which Cairo fills or strokes.
    func setSource(_ cairo: OpaquePointer, _ paint: Paint, _ rect: CGRect) {
      func add(_ stops: [Paint.Stop], to pattern: OpaquePointer?) {
        for stop in stops {
          let color = fill(stop.color)
          cairo_pattern_add_color_stop_rgba(
            pattern, stop.location, Double(color.red), Double(color.green), Double(color.blue),
            Double(color.alpha))
        }
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
      }
      func x(_ point: Paint.Point) -> Double { Double(rect.minX) + point.x * Double(rect.width) }
      func y(_ point: Paint.Point) -> Double { Double(rect.minY) + point.y * Double(rect.height) }
      switch paint {
      case .linearGradient(let stops, let start, let end):
        add(stops, to: cairo_pattern_create_linear(x(start), y(start), x(end), y(end)))
      case .radialGradient(let stops, let center, let inner, let outer):
        add(
          stops,
          to: cairo_pattern_create_radial(
            x(center), y(center), inner, x(center), y(center), outer))
      default:
        let color = fill(paint.representative)
        cairo_set_source_rgba(
          cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
      }
    }
  }
#endif
