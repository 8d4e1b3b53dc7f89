#if GTK
  import CAdw
  import HostInterface
  import LayoutCore

  /// Colours that a program gives to controls, as classes of style: made once for each colour.
  ///
  /// The desktop's controls take their accent from the theme. A widget with the class of a colour
  /// has that colour instead where the accent would be.
  enum Tints {
    private static var known: Set<String> = []

    /// The class for a colour; nil for the theme's own accent.
    static func name(of color: HostColor?) -> String? {
      guard case .rgba(let red, let green, let blue, let alpha)? = color else { return nil }
      let parts = [red, green, blue].map { Int(UInt8(clamping: ($0 * 255).rounded())) }
      let name =
        "tint-" + (parts + [Int(clamping: alpha * 100)]).map(String.init).joined(separator: "-")
      if known.insert(name).inserted {
        install(name, "rgba(\(parts[0]), \(parts[1]), \(parts[2]), \(alpha))")
      }
      return name
    }

    private static func install(_ name: String, _ color: String) {
      guard let display = gdk_display_get_default() else { return }
      let provider = gtk_css_provider_new()
      let rules = """
        switch.\(name):checked, button.\(name).suggested-action,
        progressbar.\(name) > trough > progress, levelbar.\(name) block.filled,
        scale.\(name) > trough > highlight, checkbutton.\(name) > check:checked,
        checkbutton.\(name) > radio:checked { background-color: \(color); }
        spinner.\(name) { color: \(color); }
        entry.\(name) { caret-color: \(color); }
        """
      gtk_css_provider_load_from_data(provider, rules, -1)
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
      g_object_unref(UnsafeMutableRawPointer(provider))
    }
  }
#endif
