#if GTK
  import CAdw
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Dark and light mode while a window is open", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct SchemeTests {
    struct Page: View {
      @State private var prefersDark = false
      var body: some View {
        ColorSchemePresentation(
          content: VStack {
            SchemeText()
            Button("Turn") { prefersDark.toggle() }
          }
          .preferredColorScheme(prefersDark ? .dark : nil))
      }
    }

    struct SchemeText: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "It is dark" : "It is light") }
    }

    /// Whether the text is legible against the window's background.
    private func isReadable(_ host: GTKHost, isDark: Bool) -> Bool {
      let (text, background) = (host.theme.text(), host.theme["window_bg_color"])
      return host.theme.isDark == isDark && (text.red - background.red > 0.4) == isDark
        && (background.red - text.red > 0.4) != isDark
    }

    @Test("A switch of the desktop between light and dark is followed at once")
    func desktop() throws {
      let manager = adw_style_manager_get_default()
      defer { adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_DEFAULT) }
      let fixture = try HostFixture { Page() }
      for isDark in [true, false, true, false] {
        adw_style_manager_set_color_scheme(
          manager, isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
        fixture.host.settle()
        #expect(isReadable(fixture.host, isDark: isDark), "dark: \(isDark)")
        #expect(fixture.host.environment.isDark == isDark)
      }
    }

    @Test("S7.6 An app that prefers dark has a dark window, and then the desktop's mode again")
    func preferred() throws {
      let manager = adw_style_manager_get_default()
      defer { adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_DEFAULT) }
      let fixture = try HostFixture { Page() }
      let button = try #require(fixture.button("Turn"))
      for isDark in [true, false] {
        fixture.press(button)
        fixture.host.settle()
        #expect(isReadable(fixture.host, isDark: isDark), "dark: \(isDark)")
        #expect(fixture.texts.contains(isDark ? "It is dark" : "It is light"))
      }
    }

    @Test("With increased contrast, secondary text has more contrast, too")
    func contrast() throws {
      let fixture = try HostFixture { Page() }
      let usual = Theme(fixture.host.canvas, hasHighContrast: false)
      let strong = Theme(fixture.host.canvas, hasHighContrast: true)
      for purpose in [HostColor.Semantic.secondary, .placeholder, .separator] {
        let color = HostColor.semantic(purpose)
        #expect(strong.ink(color).alpha >= usual.ink(color).alpha * 1.45, "\(purpose)")
      }
      #expect(strong.ink(.semantic(.secondary)).alpha >= strong.text().alpha * 0.85)
    }
  }
#endif
