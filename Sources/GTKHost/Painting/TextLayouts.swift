#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import LayoutCore

  /// Pango's paragraph layouts, cached by content and size.
  ///
  /// Fonts are scaled so that SwiftUI's body text (17 points) is as large as the desktop's own
  /// text: the user's choice in the desktop's settings applies to all sizes.
  final class TextLayouts {
    private let context: OpaquePointer
    private var kept: [Key: Paragraph] = [:]
    /// The desktop's pixels per point of a font.
    private(set) var scale = 1.0
    private var family = "Sans"
    /// The greatest height in pixels that FreeType can scale a font to.
    private static let largestFont = 16_384.0

    init(_ widget: Widget) {
      context = gtk_widget_get_pango_context(widget)
      readSettings()
    }

    /// Reads the user's current font and its size.
    func readSettings() {
      forget()
      let description = pango_context_get_font_description(context)
      let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
      let isAbsolute = pango_font_description_get_size_is_absolute(description) != 0
      let pixels = isAbsolute ? size : size * pango_cairo_context_get_resolution(context) / 72
      scale = (pixels > 0 ? pixels : 15) / FontSpec.body.size
      family = pango_font_description_get_family(description).map { String(cString: $0) } ?? "Sans"
    }

    private struct Key: Hashable {
      let content: TextContent
      let width: CGFloat?
      let height: CGFloat?
    }

    /// Returns the measurement of one line in a font.
    func line(of font: FontSpec) -> LeafMeasurement {
      paragraph(
        TextContent("Ag", style: TextStyle(font: font)), width: nil, height: nil
      ) { _ in nil }.measurement
    }

    /// Returns a paragraph for a size; nil means no limit. Theme colours are requested from `ink`
    /// once, so that a change of the theme must be followed by ``forget()``.
    func paragraph(
      _ content: TextContent, width: CGFloat?, height: CGFloat?, ink: (Paint) -> GdkRGBA?
    ) -> Paragraph {
      let key = Key(
        content: content, width: width.flatMap { $0.isFinite ? $0 : nil },
        height: height.flatMap { $0.isFinite ? $0 : nil })
      if let paragraph = kept[key] { return paragraph }
      if kept.count > 4000 { kept = [:] }
      var factor = 1.0
      var paragraph = make(content, key, factor, ink)
      while paragraph.isTruncated, factor - 0.05 >= content.minimumScale {
        factor -= 0.05
        paragraph = make(content, key, factor, ink)
      }
      kept[key] = paragraph
      return paragraph
    }

    func forget() { kept = [:] }

    /// Returns the height in pixels of a font with a size in points.
    ///
    /// Sizes below the body text shrink less than proportionally: the desktop's text is smaller
    /// than a phone's, and a caption must remain readable.
    func pixels(_ points: Double) -> Double {
      let body = FontSpec.body.size
      return points < body ? body * scale * pow(points / body, 0.7) : points * scale
    }

    func family(of font: FontSpec) -> String {
      if let family = font.family { return family }
      return switch font.design {
      case .standard, .rounded: family
      case .serif: "Serif"
      case .monospaced: "Monospace"
      }
    }

    func description(of font: FontSpec, factor: Double = 1) -> OpaquePointer {
      let description = pango_font_description_new()!
      pango_font_description_set_family(description, family(of: font))
      pango_font_description_set_absolute_size(
        description,
        (pixels(font.size) * factor).clamped(to: 1...Self.largestFont, else: 1)
          * Double(PANGO_SCALE))
      pango_font_description_set_weight(description, PangoWeight(UInt32(max(100, font.weight))))
      if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
      if font.isSmallCaps {
        pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS)
      }
      return description
    }

    private func make(
      _ content: TextContent, _ key: Key, _ factor: Double, _ ink: (Paint) -> GdkRGBA?
    ) -> Paragraph {
      let layout = pango_layout_new(context)!
      let attributes = pango_attr_list_new()
      var text = ""
      for run in content.runs {
        let start = UInt32(text.utf8.count)
        text += run.string
        let range = start..<UInt32(text.utf8.count)
        style(attributes!, run.style, range, factor, ink)
      }
      // A word that is broken for lack of space gets no hyphen.
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
      pango_layout_set_text(layout, text, -1)
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      if content.lineSpacing > 0 {
        pango_layout_set_spacing(layout, Int32(clamping: content.lineSpacing * Double(PANGO_SCALE)))
      }
      pango_layout_set_alignment(layout, alignment(content.alignment))
      return Paragraph(layout, content, width: key.width, height: key.height)
    }

    private func alignment(_ alignment: TextContent.Alignment) -> PangoAlignment {
      switch alignment {
      case .leading: PANGO_ALIGN_LEFT
      case .center: PANGO_ALIGN_CENTER
      case .trailing: PANGO_ALIGN_RIGHT
      }
    }

    private func style(
      _ list: OpaquePointer, _ style: TextStyle, _ range: Range<UInt32>, _ factor: Double,
      _ ink: (Paint) -> GdkRGBA?
    ) {
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = range.lowerBound
        attribute.pointee.end_index = range.upperBound
        pango_attr_list_insert(list, attribute)
      }
      let description = description(of: style.font, factor: factor)
      add(pango_attr_font_desc_new(description))
      pango_font_description_free(description)
      if style.font.isMonospacedDigit { add(pango_attr_font_features_new("tnum")) }
      func part(_ value: Float) -> UInt16 { UInt16(clamping: Double(value) * 65535) }
      if let color = ink(style.paint) {
        add(pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)))
        add(pango_attr_foreground_alpha_new(max(1, part(color.alpha))))
      }
      if let color = style.background.flatMap({ ink(.color($0)) }) {
        add(pango_attr_background_new(part(color.red), part(color.green), part(color.blue)))
        add(pango_attr_background_alpha_new(max(1, part(color.alpha))))
      }
      if style.underline?.pattern == .solid || !style.isUnderlined && style.link != nil {
        add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
      }
      if style.strikethrough?.pattern == .solid { add(pango_attr_strikethrough_new(1)) }
      if let color = style.underline?.color.flatMap({ ink(.color($0)) }) {
        add(pango_attr_underline_color_new(part(color.red), part(color.green), part(color.blue)))
      }
      if let color = style.strikethrough?.color.flatMap({ ink(.color($0)) }) {
        add(
          pango_attr_strikethrough_color_new(part(color.red), part(color.green), part(color.blue)))
      }
      if style.kerning != 0 {
        add(pango_attr_letter_spacing_new(Int32(clamping: style.kerning * Double(PANGO_SCALE))))
      }
      if style.baselineOffset != 0 {
        add(pango_attr_rise_new(Int32(clamping: style.baselineOffset * Double(PANGO_SCALE))))
      }
    }
  }
#endif
