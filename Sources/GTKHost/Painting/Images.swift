#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore
  import Pictures
  import Rasterizer
  import SymbolDrawings

  /// Pictures and symbols: looked up once, measured, and drawn.
  final class Images {
    private var textures = TextureCache()
    /// The pixels of pictures, for drawings.
    let pixmaps = PictureCache()
    /// The cleared buffer for the next drawing.
    var spareBuffer: PixelBuffer?
    private var icons: [IconKey: OpaquePointer] = [:]

    private struct IconKey: Hashable {
      let symbol: String
      let pixels: Int32
    }
    private let texts: TextLayouts

    init(_ texts: TextLayouts) { self.texts = texts }

    func measure(_ image: ImageContent, _ proposal: ProposedViewSize) -> LeafMeasurement {
      let own = ownSize(of: image)
      let size = image.isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
      if case .symbol = image.source, !image.isResizable {
        // A symbol stands on the baseline of the text beside it.
        let baseline = (own.height * 0.82).rounded()
        return LeafMeasurement(size: size, firstBaseline: baseline, lastBaseline: baseline)
      }
      return LeafMeasurement(size: size)
    }

    fileprivate func ownSize(of image: ImageContent) -> CGSize {
      if case .symbol = image.source {
        let side = (texts.pixels(image.font.size) * 1.2).rounded()
        return CGSize(width: side, height: side)
      }
      if image.naturalSize != .zero { return image.naturalSize }
      guard let texture = texture(of: image) else { return CGSize(width: 48, height: 48) }
      return CGSize(
        width: Double(gdk_texture_get_width(texture)),
        height: Double(gdk_texture_get_height(texture)))
    }

    /// Returns the texture of a file or of data; nil if it cannot be read.
    func texture(of image: ImageContent) -> OpaquePointer? {
      textures.texture(of: image.source) {
        if let turned = turnedTexture(of: image.source) { return turned }
        switch image.source {
        case .symbol: return nil
        case .file(let path): return gdk_texture_new_from_filename(path, nil)
        case .data(let bytes):
          let data = g_bytes_new(bytes, gsize(bytes.count))
          defer { g_bytes_unref(data) }
          return gdk_texture_new_from_bytes(data, nil)
        }
      }
    }

    /// Returns the rotated texture of a photograph taken with the camera on its side: GDK ignores
    /// the orientation.
    private func turnedTexture(of source: ImageContent.Source) -> OpaquePointer? {
      let header: JPEGHeader? =
        switch source {
        case .symbol: nil
        case .file(let path):
          (try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe))
            .flatMap { JPEGHeader($0) }
        case .data(let bytes): JPEGHeader(bytes)
        }
      guard let header, header.orientation != .up, let pixmap = pixmaps.pixmap(of: source) else {
        return nil
      }
      let data = g_bytes_new(pixmap.bytes, gsize(pixmap.bytes.count))
      defer { g_bytes_unref(data) }
      return gdk_memory_texture_new(
        Int32(pixmap.width), Int32(pixmap.height), GDK_MEMORY_R8G8B8A8, data,
        gsize(pixmap.width * 4))
    }

    /// Returns the desktop's icon for a symbol, made for a size: GTK rasterises it once at the
    /// requested size, and stretches that; nil if its theme has none.
    func icon(_ symbol: String, side: CGFloat, scale: CGFloat) -> OpaquePointer? {
      let key = IconKey(symbol: symbol, pixels: Self.pixels(side * scale))
      if let icon = icons[key] { return icon }
      guard let name = SymbolIcons.name(of: symbol), let display = gdk_display_get_default()
      else { return nil }
      let theme = gtk_icon_theme_get_for_display(display)
      let full = "\(name)-symbolic"
      guard gtk_icon_theme_has_icon(theme, full) != 0 else { return nil }
      let icon = gtk_icon_theme_lookup_icon(
        theme, full, nil, key.pixels, 1, GTK_TEXT_DIR_NONE, GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
      icons[key] = icon
      return icon
    }

    func forgetIcons() {
      for icon in icons.values { g_object_unref(UnsafeMutableRawPointer(icon)) }
      icons = [:]
    }

    /// Returns the size in pixels in which an icon is drawn. Small ones are drawn at their exact
    /// size, so that their lines are sharp; large ones, which may grow point by point, share one
    /// size per range.
    private static func pixels(_ side: CGFloat) -> Int32 {
      let whole = Int32(clamping: side.rounded(.up))
      return whole <= 32 ? max(8, whole) : min(512, (whole + 31) / 32 * 32)
    }
  }

  extension SnapshotPainter {
    func draw(_ image: ImageContent, in rect: CGRect) {
      guard rect.width > 0, rect.height > 0 else { return }
      switch image.source {
      case .symbol(let name): drawSymbol(name, image, in: rect)
      case .file, .data:
        guard let texture = images.texture(of: image) else { return drawMissing(in: rect) }
        if image.isTemplate { pushTemplate(ink(image.paint)) }
        draw(texture, image, in: rect)
        if image.isTemplate { gtk_snapshot_pop(snapshot) }
      }
    }

    private func draw(_ texture: OpaquePointer, _ image: ImageContent, in rect: CGRect) {
      var area = rect.graphene
      if image.isTiled {
        var piece = CGRect(origin: rect.origin, size: images.ownSize(of: image)).graphene
        gtk_snapshot_push_repeat(snapshot, &area, &piece)
        gtk_snapshot_append_texture(snapshot, texture, &piece)
        gtk_snapshot_pop(snapshot)
      } else if let stretch = image.stretch(over: rect.size) {
        drawPieces(texture, stretch.columns, stretch.rows, in: rect)
      } else if image.isPixelated {
        drawPixels(texture, in: rect)
      } else {
        gtk_snapshot_append_texture(snapshot, texture, &area)
      }
    }

    /// Draws nine pieces, each stretched separately.
    private func drawPieces(
      _ texture: OpaquePointer, _ columns: CapStretch, _ rows: CapStretch, in rect: CGRect
    ) {
      /// Returns the position of a piece, and of the whole picture if it were stretched like the
      /// piece.
      func piece(
        _ stretch: CapStretch, _ index: Int, _ start: CGFloat, _ length: CGFloat
      ) -> (start: CGFloat, length: CGFloat, wholeStart: CGFloat, wholeLength: CGFloat)? {
        let room = CGFloat(stretch.room[index + 1] - stretch.room[index]) * length
        let share = CGFloat(stretch.picture[index + 1] - stretch.picture[index])
        guard room > 0, share > 0 else { return nil }
        let (first, whole) = (start + CGFloat(stretch.room[index]) * length, room / share)
        return (first, room, first - CGFloat(stretch.picture[index]) * whole, whole)
      }
      for row in 0..<3 {
        guard let down = piece(rows, row, rect.minY, rect.height) else { continue }
        for column in 0..<3 {
          guard let across = piece(columns, column, rect.minX, rect.width) else { continue }
          var window = CGRect(
            x: across.start, y: down.start, width: across.length, height: down.length
          ).graphene
          var whole = CGRect(
            x: across.wholeStart, y: down.wholeStart, width: across.wholeLength,
            height: down.wholeLength
          ).graphene
          gtk_snapshot_push_clip(snapshot, &window)
          gtk_snapshot_append_texture(snapshot, texture, &whole)
          gtk_snapshot_pop(snapshot)
        }
      }
    }

    /// Draws each pixel as a square: GTK 4.8 always smooths, Cairo can be told not to.
    private func drawPixels(_ texture: OpaquePointer, in rect: CGRect) {
      var area = rect.graphene
      let (width, height) = (gdk_texture_get_width(texture), gdk_texture_get_height(texture))
      guard width > 0, height > 0, let cairo = gtk_snapshot_append_cairo(snapshot, &area),
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
      else { return }
      gdk_texture_download(
        texture, cairo_image_surface_get_data(surface),
        gsize(cairo_image_surface_get_stride(surface)))
      cairo_surface_mark_dirty(surface)
      cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
      cairo_scale(cairo, Double(rect.width) / Double(width), Double(rect.height) / Double(height))
      cairo_set_source_surface(cairo, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      cairo_paint(cairo)
      cairo_surface_destroy(surface)
      cairo_destroy(cairo)
    }

    /// Draws a crossed frame for an unreadable picture.
    private func drawMissing(in rect: CGRect) {
      let inner = rect.insetBy(dx: 1, dy: 1)
      let cross: [ShapeContent.PathElement] = [
        .move(.zero), .line(CGPoint(x: inner.width, y: inner.height)),
        .move(CGPoint(x: inner.width, y: 0)), .line(CGPoint(x: 0, y: inner.height)),
      ]
      let line = ShapeContent.Stroke(paint: .color(.semantic(.tertiary)), width: 1)
      draw(ShapeContent(geometry: .rectangle, stroke: line), in: inner)
      draw(ShapeContent(geometry: .path(cross), stroke: line), in: inner)
    }
  }

  extension HostColor {
    static func rgba(_ color: GdkRGBA) -> HostColor {
      .rgba(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
  }
#endif
