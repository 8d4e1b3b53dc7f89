#if GTK
  import CAdw
  import HostInterface

  /// Style classes for the fonts that programs set for text inputs.
  enum FontClasses {
    private static var classes = StyleClassCache<FontSpec>(prefix: "font")

    /// Returns the class for a font; nil for the body font, which is the desktop's own.
    static func name(of font: FontSpec, _ texts: TextLayouts) -> String? {
      guard font != .body else { return nil }
      return classes.name(for: font) { "canvas .\($0) { \(rules(for: font, texts)) }" }
    }

    private static func rules(for font: FontSpec, _ texts: TextLayouts) -> String {
      // Characters that would end the quoted name are removed.
      let family = texts.family(of: font).filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
      var rules = """
        font-family: "\(family)"; font-size: \(texts.pixels(font.size))px;
        font-weight: \(min(1000, max(1, font.weight)));
        """
      if font.isItalic { rules += "font-style: italic;" }
      if font.isSmallCaps { rules += "font-variant-caps: small-caps;" }
      if font.isMonospacedDigit { rules += "font-feature-settings: \"tnum\";" }
      return rules
    }
  }
#endif
