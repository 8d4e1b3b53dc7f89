#if GTK
  import CAdw
  import CellText
  import Foundation
  import HostInterface
  import SymbolDrawings

  /// Symbols: drawn in lines if known, otherwise as the desktop's icon, otherwise as a character.
  extension SnapshotPainter {
    func drawSymbol(_ name: String, _ image: ImageContent, in rect: CGRect) {
      if let drawn = DrawnSymbols.symbol(name) {
        return draw(drawn, isFilled: name != DrawnSymbols.withoutFill(name), image, in: rect)
      }
      if let framed = FramedSymbol(name), SymbolIcons.name(of: name) == nil {
        return draw(framed, EnclosedWord(symbol: name), image, in: rect)
      }
      // As large as fits, centred: an icon is square.
      let side = min(rect.width, rect.height)
      guard let icon = images.icon(name, side: side, scale: CGFloat(scale)) else {
        // A badge matters less than the symbol itself.
        if let plain = DrawnSymbols.withoutBadge(name) { return drawSymbol(plain, image, in: rect) }
        return drawGlyph(name, image, in: rect)
      }
      var corner = graphene_point_t(
        x: Float((rect.midX - side / 2).rounded()), y: Float((rect.midY - side / 2).rounded()))
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &corner)
      var color = ink(image.paint)
      gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, side, side, &color, 1)
      gtk_snapshot_restore(snapshot)
    }

    private func draw(
      _ symbol: DrawnSymbol, isFilled: Bool, _ image: ImageContent, in rect: CGRect
    ) {
      // The desktop's icons leave some margin, too.
      let side = (min(rect.width, rect.height) * 0.92).rounded()
      let frame = CGRect(
        x: (rect.midX - side / 2).rounded(), y: (rect.midY - side / 2).rounded(), width: side,
        height: side)
      var color = self.ink(image.paint)
      // Lines and areas overlap, and are one surface all the same: text colours are translucent.
      let isLayered = (isFilled || symbol.parts.count > 1) && color.alpha < 1
      if isLayered {
        gtk_snapshot_push_opacity(snapshot, Double(color.alpha))
        color.alpha = 1
      }
      defer { if isLayered { gtk_snapshot_pop(snapshot) } }
      let ink = Paint.color(.rgba(color))
      let background = Paint.color(.rgba(theme["window_bg_color"]))
      for part in symbol.parts {
        let paint = isFilled && part.isDetail ? background : ink
        let path = DrawnSymbol.scaled(part.path, to: side)
        if part.isSolid {
          draw(ShapeContent(geometry: .path(path), fill: paint), in: frame)
          continue
        }
        if isFilled, !part.isDetail {
          let area = DrawnSymbol.scaled(part.area, to: side)
          draw(ShapeContent(geometry: .path(area), fill: paint), in: frame)
        }
        let width = side * DrawnSymbol.lineWidth / DrawnSymbol.side
        var line = ShapeContent.Stroke(paint: paint, width: max(1, width))
        line.cap = .round
        line.join = .round
        draw(ShapeContent(geometry: .path(path), stroke: line), in: frame)
      }
    }

    /// Draws the circle or square around a symbol, filled or not, and the symbol inside it.
    private func draw(
      _ symbol: FramedSymbol, _ word: EnclosedWord?, _ image: ImageContent, in rect: CGRect
    ) {
      let side = min(rect.width, rect.height) * 0.86
      let frame = CGRect(
        x: (rect.midX - side / 2).rounded(), y: (rect.midY - side / 2).rounded(),
        width: side.rounded(), height: side.rounded())
      let paint = Paint.color(.rgba(ink(image.paint)))
      var shape = ShapeContent(geometry: symbol.geometry(side))
      if symbol.isFilled {
        shape.fill = paint
      } else {
        shape.stroke = ShapeContent.Stroke(
          paint: paint, width: max(1, (side / 12).rounded()), isInside: true)
      }
      draw(shape, in: frame)
      guard let inner = symbol.inner else { return }
      var content = image
      if symbol.isFilled { content.paint = .color(.rgba(theme["window_bg_color"])) }
      if let word {
        var font = FontSpec(size: 1)
        font.weight = 600
        let letters = paragraph(word.text, font, side: word.text.count > 1 ? 0.52 : 0.75, frame)
        return append(letters, inTheMiddleOf: frame, ink(content.paint))
      }
      let inset = frame.width * 0.18
      drawSymbol(inner, content, in: frame.insetBy(dx: inset, dy: inset))
    }

    private func drawGlyph(_ name: String, _ image: ImageContent, in rect: CGRect) {
      let ink = ink(image.paint)
      if let emoji = SymbolEmoji.emoji(for: name) {
        // In the emoji's own colours, not as a text glyph of that shape.
        let paragraph = paragraph("\(emoji)\u{FE0F}", FontSpec(size: 1), side: 0.85, rect)
        if pango_layout_get_unknown_glyphs_count(paragraph.layout) == 0 {
          pushEngraving(ink)
          append(paragraph, inTheMiddleOf: rect, ink)
          gtk_snapshot_pop(snapshot)
          return
        }
      }
      let glyph = String(SymbolGlyphs.glyph(named: name))
      append(paragraph(glyph, image.font, side: 1, rect), inTheMiddleOf: rect, ink)
    }

    /// Returns the layout of one character, as large as a symbol in a rectangle.
    private func paragraph(
      _ character: String, _ font: FontSpec, side: Double, _ rect: CGRect
    ) -> Paragraph {
      var font = font
      font.size = Double(min(rect.width, rect.height)) * side / 1.2 / texts.scale
      let content = TextContent(character, style: TextStyle(font: font))
      return texts.paragraph(content, width: nil, height: nil) { _ in nil }
    }

    private func append(_ paragraph: Paragraph, inTheMiddleOf rect: CGRect, _ ink: GdkRGBA) {
      let size = paragraph.measurement.size
      append(
        paragraph, at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), ink)
    }
  }
#endif
