#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore

  /// Operations that GTK's snapshots lack: content is drawn into a separate picture first, which
  /// Cairo composites with a path, a mask or an operator.
  extension SnapshotPainter {
    /// Collects what is drawn from now on in a group; the returned closure ends it and calls
    /// `finish`.
    mutating func beginGroup(
      _ finish: @escaping (_ group: OpaquePointer, _ snapshot: OpaquePointer) -> Void
    ) -> () -> Void {
      let outer = snapshot
      let inner = gtk_snapshot_new()!
      snapshot = inner
      return {
        guard let group = gtk_snapshot_free_to_node(inner) else { return }
        finish(group, outer)
        gsk_render_node_unref(group)
      }
    }

    /// Runs a drawing into a separate group; nil: it drew nothing.
    private func group(_ draw: (SnapshotPainter) -> Void) -> OpaquePointer? {
      var inner = self
      inner.snapshot = gtk_snapshot_new()!
      draw(inner)
      return gtk_snapshot_free_to_node(inner.snapshot)
    }

    /// Clips to a path.
    mutating func beginClip(
      _ geometry: ShapeContent.Geometry, isEvenOdd: Bool = false, in rect: CGRect
    ) -> () -> Void {
      let painter = self
      return beginGroup { group, snapshot in
        let bounds = Self.bounds(of: group).overlap(with: geometry.bounds(in: rect))
        painter.paint(bounds, snapshot) { cairo in
          geometry.trace(cairo, in: rect)
          if isEvenOdd { cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD) }
          cairo_clip(cairo)
          painter.withImage(of: group, bounds) { cairo_set_source_surface(cairo, $0, $1, $2) }
          cairo_paint(cairo)
        }
      }
    }

    /// Masks what is drawn with a mask's opacity.
    mutating func beginMask(_ drawMask: @escaping (SnapshotPainter) -> Void) -> () -> Void {
      let painter = self
      return beginGroup { group, snapshot in
        guard let mask = painter.group(drawMask) else { return }
        defer { gsk_render_node_unref(mask) }
        let bounds = Self.bounds(of: group).overlap(with: Self.bounds(of: mask))
        painter.paint(group, where: mask, bounds, snapshot)
      }
    }

    /// Begins a shadow that falls from the edge inwards.
    mutating func beginInnerShadow(
      _ color: GdkRGBA, radius: Double, x: Double, y: Double
    ) -> () -> Void {
      let painter = self
      return beginGroup { group, snapshot in
        let bounds = Self.bounds(of: group)
        let reach = radius * 3 + 2
        let shade = painter.group { painter in
          let area = bounds.insetBy(dx: -reach, dy: -reach).integral
          gtk_snapshot_push_blur(painter.snapshot, radius * 2)
          painter.appendInverse(of: group, movedBy: CGPoint(x: x, y: y), color, in: area)
          gtk_snapshot_pop(painter.snapshot)
        }
        gtk_snapshot_append_node(snapshot, group)
        guard let shade else { return }
        // A blur needs the whole before it is clipped.
        let whole = bounds.insetBy(dx: -reach, dy: -reach)
        painter.paint(bounds, snapshot) { cairo in
          painter.withImage(of: shade, whole) { cairo_set_source_surface(cairo, $0, $1, $2) }
          painter.withImage(of: group, bounds) { cairo_mask_surface(cairo, $0, $1, $2) }
        }
        gsk_render_node_unref(shade)
      }
    }

    /// Fills the area around a group with a colour, and leaves out where the group is opaque.
    private func appendInverse(
      of group: OpaquePointer, movedBy shift: CGPoint, _ color: GdkRGBA, in area: CGRect
    ) {
      let (width, height) = (Int32(clamping: area.width), Int32(clamping: area.height))
      let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
      defer { cairo_surface_destroy(image) }
      // A picture that is larger than Cairo can make has no pixels.
      guard cairo_surface_status(image) == CAIRO_STATUS_SUCCESS else { return }
      let cairo = cairo_create(image)!
      cairo_set_source_rgba(
        cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
      cairo_paint(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
      withImage(of: group, area) {
        cairo_set_source_surface(
          cairo, $0, $1 - Double(area.minX - shift.x), $2 - Double(area.minY - shift.y))
      }
      cairo_paint(cairo)
      cairo_destroy(cairo)
      cairo_surface_flush(image)
      let stride = gsize(cairo_image_surface_get_stride(image))
      let bytes = g_bytes_new(cairo_image_surface_get_data(image), stride * gsize(height))
      // Cairo's pixels are 32-bit words: blue comes first on little-endian machines.
      let texture = gdk_memory_texture_new(
        width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride)!
      var place = area.graphene
      gtk_snapshot_append_texture(snapshot, texture, &place)
      g_object_unref(UnsafeMutableRawPointer(texture))
      g_bytes_unref(bytes)
    }

    /// Draws one thing over another with a Cairo operator.
    func compose(
      _ below: (SnapshotPainter) -> Void, _ above: (SnapshotPainter) -> Void,
      _ operation: cairo_operator_t
    ) {
      let layers = [group(below), group(above)]
      let bounds = layers.compactMap(\.self).map(Self.bounds).reduce(CGRect.null) { $0.union($1) }
      paint(bounds, snapshot) { cairo in
        cairo_push_group(cairo)
        for (index, layer) in layers.enumerated() {
          guard let layer else { continue }
          cairo_set_operator(cairo, index == 0 ? CAIRO_OPERATOR_OVER : operation)
          withImage(of: layer, bounds) { cairo_set_source_surface(cairo, $0, $1, $2) }
          cairo_paint(cairo)
        }
        cairo_pop_group_to_source(cairo)
        cairo_paint(cairo)
      }
      for layer in layers { layer.map { gsk_render_node_unref($0) } }
    }

    private func paint(
      _ group: OpaquePointer, where mask: OpaquePointer, _ bounds: CGRect,
      _ snapshot: OpaquePointer
    ) {
      paint(bounds, snapshot) { cairo in
        withImage(of: group, bounds) { cairo_set_source_surface(cairo, $0, $1, $2) }
        withImage(of: mask, bounds) { cairo_mask_surface(cairo, $0, $1, $2) }
      }
    }

    private func paint(
      _ bounds: CGRect, _ snapshot: OpaquePointer, _ draw: (OpaquePointer) -> Void
    ) {
      guard !bounds.isNull, bounds.width > 0, bounds.height > 0, bounds.width.isFinite else {
        return
      }
      var area = bounds.graphene
      guard let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { return }
      draw(cairo)
      cairo_destroy(cairo)
    }

    /// Renders a group to pixels: what GTK draws in pixels, such as a blur, does not work on the
    /// recording that a snapshot's Cairo context is.
    ///
    /// - Parameter use: receives the pixels and the position of their corner.
    private func withImage(
      of group: OpaquePointer, _ bounds: CGRect, _ use: (OpaquePointer, Double, Double) -> Void
    ) {
      let area = bounds.integral
      let scale = Double(max(1, gtk_widget_get_scale_factor(canvas)))
      let image = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(clamping: area.width * scale),
        Int32(clamping: area.height * scale))!
      cairo_surface_set_device_scale(image, scale, scale)
      let cairo = cairo_create(image)!
      cairo_translate(cairo, Double(-area.minX), Double(-area.minY))
      gsk_render_node_draw(group, cairo)
      cairo_destroy(cairo)
      use(image, Double(area.minX), Double(area.minY))
      cairo_surface_destroy(image)
    }

    private static func bounds(of group: OpaquePointer) -> CGRect {
      var rect = graphene_rect_t()
      gsk_render_node_get_bounds(group, &rect)
      return CGRect(
        x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
        height: CGFloat(rect.size.height))
    }
  }
#endif
