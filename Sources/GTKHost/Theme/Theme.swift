#if GTK
  import CAdw
  import HostInterface

  /// The desktop's current theme colours, for light or dark.
  struct Theme {
    let isDark: Bool
    /// Whether the user prefers increased contrast.
    let hasHighContrast: Bool
    private let foreground: GdkRGBA
    private let named: [String: GdkRGBA]

    /// - Parameters:
    ///   - widget: the widget whose style is read; it need not be shown.
    ///   - hasHighContrast: nil: follows the desktop.
    init(_ widget: Widget, hasHighContrast: Bool? = nil) {
      self.hasHighContrast =
        hasHighContrast
        ?? (adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0)
      let context = gtk_widget_get_style_context(widget)
      var color = GdkRGBA()
      gtk_style_context_get_color(context, &color)
      foreground = color
      let lookUp: (String) -> GdkRGBA? = { name in
        var color = GdkRGBA()
        return gtk_style_context_lookup_color(context, name, &color) != 0 ? color : nil
      }
      named = Self.colors(lookUp)
      isDark =
        Self.isDark(text: color, lookUp)
        ?? (adw_style_manager_get_dark(adw_style_manager_get_default()) != 0)
    }

    /// Whether a theme other than libadwaita's is dark, of which libadwaita knows nothing: its text
    /// is brighter than its background. Nil for libadwaita's own.
    static func isDark(text: GdkRGBA, _ lookUp: (String) -> GdkRGBA?) -> Bool? {
      guard lookUp("window_bg_color") == nil, let ground = lookUp("theme_bg_color") else {
        return nil
      }
      return text.brightness > ground.brightness
    }

    /// The colours that a theme has, by the names that libadwaita gives them.
    static func colors(_ lookUp: (String) -> GdkRGBA?) -> [String: GdkRGBA] {
      names.reduce(into: [:]) { $0[$1] = lookUp($1) ?? otherNames[$1].flatMap(lookUp) }
    }

    /// Whether a widget still has the text colour that was read.
    func isCurrent(_ widget: Widget) -> Bool {
      var color = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
      return color.red == foreground.red && color.green == foreground.green
        && color.blue == foreground.blue && color.alpha == foreground.alpha
    }

    private static let names = [
      "accent_color", "accent_bg_color", "accent_fg_color", "destructive_color", "borders",
      "window_bg_color", "view_bg_color", "card_bg_color", "popover_bg_color", "dialog_bg_color",
      "headerbar_bg_color",
    ]

    /// What other themes call it: with `GTK_THEME` set, the colours are GTK's own.
    private static let otherNames = [
      "accent_color": "theme_selected_bg_color", "accent_bg_color": "theme_selected_bg_color",
      "accent_fg_color": "theme_selected_fg_color", "destructive_color": "error_color",
      "window_bg_color": "theme_bg_color", "view_bg_color": "theme_base_color",
      "card_bg_color": "theme_base_color", "popover_bg_color": "theme_base_color",
      "dialog_bg_color": "theme_bg_color", "headerbar_bg_color": "theme_bg_color",
    ]

    /// A colour of the theme by the name that libadwaita gives it.
    subscript(name: String) -> GdkRGBA { named[name] ?? foreground }

    /// Returns the text's colour, faded by a factor.
    func text(_ opacity: Double = 1) -> GdkRGBA { foreground.faded(by: opacity) }

    /// Returns a colour for an area; text uses ``ink(_:)``, which is readable on the window.
    func fill(_ color: HostColor) -> GdkRGBA {
      if case .semantic(.accent, let opacity) = color {
        return self["accent_bg_color"].faded(by: opacity)
      }
      return ink(color)
    }

    /// Returns the colour of a run of text if it differs from that of the whole text.
    func runInk(_ paint: Paint) -> GdkRGBA? {
      paint.representative == .semantic(.primary) ? nil : ink(paint.representative)
    }

    func ink(_ color: HostColor) -> GdkRGBA {
      switch color {
      case .rgba(let red, let green, let blue, let alpha):
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
      case .semantic(let purpose, let opacity): ink(purpose).faded(by: opacity)
      }
    }

    private func ink(_ purpose: HostColor.Semantic) -> GdkRGBA {
      switch purpose {
      case .primary: foreground
      case .secondary: text(hasHighContrast ? 0.9 : 0.6)
      case .tertiary: text(hasHighContrast ? 0.8 : 0.4)
      case .quaternary: text(hasHighContrast ? 0.6 : 0.2)
      case .accent, .link: self["accent_color"]
      case .destructive: self["destructive_color"]
      case .background: self["window_bg_color"]
      case .secondaryBackground: self[isDark ? "popover_bg_color" : "view_bg_color"]
      case .tertiaryBackground: text(0.05)
      case .separator: text(hasHighContrast ? 0.5 : 0.15)
      case .fill: text(0.1)
      case .placeholder: text(hasHighContrast ? 0.9 : 0.5)
      case .selection: self["accent_bg_color"].faded(by: 0.3)
      }
    }
  }

  extension GdkRGBA {
    fileprivate var brightness: Float { 0.3 * red + 0.59 * green + 0.11 * blue }

    func faded(by factor: Double) -> GdkRGBA {
      GdkRGBA(red: red, green: green, blue: blue, alpha: alpha * Float(factor))
    }
  }
#endif
