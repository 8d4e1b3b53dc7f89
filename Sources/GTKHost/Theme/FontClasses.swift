#if GTK
  import CAdw
  import HostInterface

  /// Fonts that a program gives to text inputs, as classes of style: made once for each font.
  enum FontClasses {
    private static var known: [FontSpec: String] = [:]

    /// The class for a font; nil for the body's, which is the desktop's own.
    static func name(of font: FontSpec, _ texts: TextLayouts) -> String? {
      guard font != .body else { return nil }
      if let name = known[font] { return name }
      let name = "font-\(known.count)"
      known[font] = name
      install(name, rules(for: font, texts))
      return name
    }

    private static func rules(for font: FontSpec, _ texts: TextLayouts) -> String {
      // What a name may be made of must not end it.
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

    private static func install(_ name: String, _ rules: String) {
      guard let display = gdk_display_get_default() else { return }
      let provider = gtk_css_provider_new()!
      gtk_css_provider_load_from_data(provider, "canvas .\(name) { \(rules) }", -1)
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
      g_object_unref(UnsafeMutableRawPointer(provider))
    }
  }
#endif
