#if GTK
  import CAdw
  import Foundation
  import HostInterface

  /// What GTK's snapshots have no operation for: something is drawn into a picture of its own first,
  /// and Cairo brings that to its place by a path, a mask or an operator.
  extension Painter {
    /// What is drawn from now on goes into a group; the answer ends it and calls `finish`.
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

    /// Runs a drawing into a group of its own; nil: it drew nothing.
    private func group(_ draw: (Painter) -> Void) -> OpaquePointer? {
      var inner = self
      inner.snapshot = gtk_snapshot_new()!
      draw(inner)
      return gtk_snapshot_free_to_node(inner.snapshot)
    }

    /// Shows only what lies within a path.
    mutating func beginClip(_ geometry: ShapeContent.Geometry, in rect: CGRect) -> () -> Void {
      beginGroup { group, snapshot in
        Self.paint(Self.bounds(of: group).intersection(geometry.bounds(in: rect)), snapshot) {
          geometry.trace($0, in: rect)
          cairo_clip($0)
          gsk_render_node_draw(group, $0)
        }
      }
    }

    /// Shows what is drawn only where a mask is opaque, as far as it is.
    mutating func beginMask(_ drawMask: @escaping (Painter) -> Void) -> () -> Void {
      let painter = self
      return beginGroup { group, snapshot in
        guard let mask = painter.group(drawMask) else { return }
        defer { gsk_render_node_unref(mask) }
        let bounds = Self.bounds(of: group).intersection(Self.bounds(of: mask))
        Self.paint(bounds, snapshot) { cairo in
          cairo_push_group(cairo)
          gsk_render_node_draw(mask, cairo)
          let pattern = cairo_pop_group(cairo)
          cairo_push_group(cairo)
          gsk_render_node_draw(group, cairo)
          cairo_pop_group_to_source(cairo)
          cairo_mask(cairo, pattern)
          cairo_pattern_destroy(pattern)
        }
      }
    }

    /// A shadow that falls from the edge inwards.
    mutating func beginInnerShadow(
      _ color: GdkRGBA, radius: Double, x: Double, y: Double
    ) -> () -> Void {
      let painter = self
      return beginGroup { group, snapshot in
        let bounds = Self.bounds(of: group)
        let shade = painter.group { painter in
          var shift = graphene_point_t(x: Float(x), y: Float(y))
          let reach = radius * 3 + abs(x) + abs(y) + 2
          var area = bounds.insetBy(dx: -reach, dy: -reach).graphene
          gtk_snapshot_push_blur(painter.snapshot, radius * 2)
          painter.pushInverse(color)
          // Nothing, so that the room round the shape belongs to what is inverted.
          var clear = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0.001)
          gtk_snapshot_append_color(painter.snapshot, &clear, &area)
          gtk_snapshot_save(painter.snapshot)
          gtk_snapshot_translate(painter.snapshot, &shift)
          gtk_snapshot_append_node(painter.snapshot, group)
          gtk_snapshot_restore(painter.snapshot)
          gtk_snapshot_pop(painter.snapshot)
          gtk_snapshot_pop(painter.snapshot)
        }
        gtk_snapshot_append_node(snapshot, group)
        guard let shade else { return }
        defer { gsk_render_node_unref(shade) }
        Self.paint(bounds, snapshot) { cairo in
          cairo_push_group(cairo)
          gsk_render_node_draw(group, cairo)
          let shape = cairo_pop_group(cairo)
          cairo_push_group(cairo)
          gsk_render_node_draw(shade, cairo)
          cairo_pop_group_to_source(cairo)
          cairo_mask(cairo, shape)
          cairo_pattern_destroy(shape)
        }
      }
    }

    /// Draws one thing over another with an operator of Cairo.
    func compose(
      _ below: (Painter) -> Void, _ above: (Painter) -> Void, _ operation: cairo_operator_t
    ) {
      let (below, above) = (group(below), group(above))
      defer {
        if let below { gsk_render_node_unref(below) }
        if let above { gsk_render_node_unref(above) }
      }
      let bounds = [below, above].compactMap(\.self).map(Self.bounds)
        .reduce(CGRect.null) { $0.union($1) }
      Self.paint(bounds, snapshot) { cairo in
        cairo_push_group(cairo)
        if let below { gsk_render_node_draw(below, cairo) }
        if let above {
          cairo_push_group(cairo)
          gsk_render_node_draw(above, cairo)
          cairo_pop_group_to_source(cairo)
          cairo_set_operator(cairo, operation)
          cairo_paint(cairo)
        }
        cairo_pop_group_to_source(cairo)
        cairo_paint(cairo)
      }
    }

    private static func paint(
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

    private static func bounds(of group: OpaquePointer) -> CGRect {
      var rect = graphene_rect_t()
      gsk_render_node_get_bounds(group, &rect)
      return CGRect(
        x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
        height: CGFloat(rect.size.height))
    }
  }
#endif
