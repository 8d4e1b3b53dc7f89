#if GTK
  import CAdw
  import Testing

  @testable import GTKHost

  @Suite("Colours of themes")
  @MainActor
  struct ThemeTests {
    @Test("With a theme of GTK's own, what lies behind texts has another colour than they have")
    func otherThemes() {
      let known = ["theme_bg_color", "theme_base_color", "theme_selected_bg_color", "error_color"]
      let colors = Theme.colors { known.contains($0) ? GdkRGBA() : nil }
      for part in ["window", "view", "card", "popover", "dialog", "headerbar", "accent"] {
        #expect(colors["\(part)_bg_color"] != nil, "\(part)")
      }
      #expect(colors["accent_color"] != nil && colors["destructive_color"] != nil)
    }
  }
#endif
