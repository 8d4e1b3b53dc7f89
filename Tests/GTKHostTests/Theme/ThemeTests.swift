#if GTK
  import CAdw
  import Testing

  @testable import GTKHost

  @Suite("Colours of themes")
  @MainActor
  struct ThemeTests {
    @Test("A theme of GTK's own has its colours by other names")
    func otherThemes() {
      let known = [
        "theme_bg_color", "theme_base_color", "theme_selected_bg_color", "theme_selected_fg_color",
        "error_color",
      ]
      let colors = Theme.colors { name in
        known.firstIndex(of: name).map { GdkRGBA(red: Float($0), green: 0, blue: 0, alpha: 1) }
      }.mapValues { known[Int($0.red)] }
      for part in ["window", "dialog", "headerbar"] {
        #expect(colors["\(part)_bg_color"] == "theme_bg_color", "\(part)")
      }
      for part in ["view", "card", "popover"] {
        #expect(colors["\(part)_bg_color"] == "theme_base_color", "\(part)")
      }
      #expect(colors["accent_bg_color"] == "theme_selected_bg_color")
      #expect(colors["accent_fg_color"] == "theme_selected_fg_color")
      #expect(colors["accent_color"] == "theme_selected_bg_color")
      #expect(colors["destructive_color"] == "error_color")
    }

    @Test("A theme of GTK's own is dark if its text is brighter than its background")
    func darkThemes() {
      let black = GdkRGBA(red: 0.1, green: 0.1, blue: 0.1, alpha: 1)
      let white = GdkRGBA(red: 0.9, green: 0.9, blue: 0.9, alpha: 1)
      #expect(Theme.isDark(text: white) { $0 == "theme_bg_color" ? black : nil } == true)
      #expect(Theme.isDark(text: black) { $0 == "theme_bg_color" ? white : nil } == false)
      // libadwaita knows about its own, and has GTK's names beside its own.
      #expect(Theme.isDark(text: white) { _ in black } == nil)
    }
  }
#endif
