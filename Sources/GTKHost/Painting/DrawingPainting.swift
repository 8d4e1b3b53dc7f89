#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore
  import Pictures
  import Rasterizer

  extension SnapshotPainter {
    /// Draws a canvas: its figures as a picture in the window's resolution, its texts and symbols
    /// like all others, each in its drawing order.
    func draw(_ list: DisplayList, of node: HostTree.Node, in rect: CGRect) {
      let seen = rect.overlap(with: clip)
      if seen != rect { log.isCut = true }
      guard !seen.isNull, seen.width > 0, seen.height > 0 else { return }
      let scale = CGFloat(max(gtk_widget_get_scale_factor(canvas), 1))
      let (width, height) = (
        Int(clamping: (seen.width * scale).rounded(.up)),
        Int(clamping: (seen.height * scale).rounded(.up))
      )
      guard width <= 8192, height <= 8192 else { return }
      let toPixels = CGAffineTransform(
        translationX: rect.minX - seen.minX, y: rect.minY - seen.minY
      ).concatenating(CGAffineTransform(scaleX: scale, y: scale))
      let toWindow = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
        .concatenating(CGAffineTransform(translationX: seen.minX, y: seen.minY))
      var area = seen.graphene
      gtk_snapshot_push_clip(snapshot, &area)
      let replay = DrawingReplay(
        width: width, height: height, reusing: images.spareBuffer.take(), sources(node)
      ) { replay, words in
        append(replay.buffer, at: seen.origin, scale)
        replay.clear()
        for word in words { write(word, toWindow) }
      }
      replay.draw(list, toPixels)
      append(replay.buffer, at: seen.origin, scale)
      images.spareBuffer = replay.takeClearBuffer()
      gtk_snapshot_pop(snapshot)
    }

    private func sources(_ node: HostTree.Node) -> DrawingSources {
      DrawingSources(
        color: { color in
          let tone = fill(color)
          return SIMD4(tone.red, tone.green, tone.blue, tone.alpha)
        },
        pixmap: { images.pixmaps.pixmap(of: $0) },
        symbol: { id in node.children.first { $0.id == id } })
    }

    private func append(_ buffer: PixelBuffer, at origin: CGPoint, _ scale: CGFloat) {
      let painted = buffer.painted
      guard !painted.isEmpty else { return }
      let (width, height) = (painted.columns.count, painted.rows.count)
      // Not a texture: GTK's Cairo renderer would convert each pixel to its own format and back.
      guard
        let picture = cairo_image_surface_create(
          CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
        cairo_surface_status(picture) == CAIRO_STATUS_SUCCESS,
        let data = cairo_image_surface_get_data(picture)
      else { return }
      defer { cairo_surface_destroy(picture) }
      data.withMemoryRebound(to: UInt32.self, capacity: width * height) { buffer.write(to: $0) }
      cairo_surface_mark_dirty(picture)
      cairo_surface_set_device_scale(picture, scale, scale)
      var place = CGRect(
        x: origin.x + CGFloat(painted.columns.lowerBound) / scale,
        y: origin.y + CGFloat(painted.rows.lowerBound) / scale, width: CGFloat(width) / scale,
        height: CGFloat(height) / scale
      ).graphene
      let cairo = gtk_snapshot_append_cairo(snapshot, &place)
      cairo_set_source_surface(cairo, picture, Double(place.origin.x), Double(place.origin.y))
      cairo_paint(cairo)
      cairo_destroy(cairo)
    }

    private func write(_ words: DrawingReplay.Words, _ toWindow: CGAffineTransform) {
      gtk_snapshot_save(snapshot)
      apply(words.transform.concatenating(toWindow))
      if words.opacity < 1 { gtk_snapshot_push_opacity(snapshot, words.opacity) }
      switch words.content {
      case .text(let text): draw(text, in: words.rect)
      case .image(let image): draw(image, in: words.rect)
      // Only the tree has native widgets; a drawing shows a placeholder.
      case .control:
        draw(
          ShapeContent(
            geometry: .roundedRectangle(6, 6, 6, 6), fill: .color(.semantic(.fill))),
          in: words.rect)
      }
      if words.opacity < 1 { gtk_snapshot_pop(snapshot) }
      gtk_snapshot_restore(snapshot)
    }
  }
#endif
