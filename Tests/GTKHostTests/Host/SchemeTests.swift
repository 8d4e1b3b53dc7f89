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

    struct Menus: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          VStack {
            Text("Card").contextMenu { Button("Of the card") {} }
            Menu("Pull") { Button("Of the menu") {} }
            Button("Pop") { isShown = true }
              .popover(isPresented: $isShown) { Text("Of the popover").padding() }
          }
          .navigationTitle("A title that takes room")
          .toolbar {
            ForEach(1..<8) { number in Button("A long item \(number)") {} }
          }
        }
      }
    }

    private func open(_ kind: String, _ fixture: HostFixture) throws {
      if kind == "Card" {
        let card = fixture.nativeWidgets(SpokenWidget.self)
          .first { fixture.host.tree[$0.id]?.spokenLabel == kind }
        gtk_widget_activate_action_variant(try #require(card).widget, "menu.popup", nil)
        fixture.host.settle()
      } else {
        fixture.press(try #require(fixture.button(kind), "no \(kind)"))
      }
      fixture.rest()
    }

    /// The brightness of a popover's text and of its background.
    private func colors(of popover: PopoverSurface) throws -> (text: Float, background: Float) {
      let text = try #require(gtk_widget_get_parent(popover.canvas))
      var (color, background) = (GdkRGBA(), GdkRGBA())
      let context = gtk_widget_get_style_context(text)
      gtk_style_context_get_color(context, &color)
      #expect(gtk_style_context_lookup_color(context, "popover_bg_color", &background) != 0)
      return (color.red, background.red)
    }

    @Test(
      "A switch between light and dark reaches an open menu of each kind, which stays open",
      arguments: ["Card", "Pull", "More", "Pop"])
    func openMenus(kind: String) throws {
      let manager = adw_style_manager_get_default()
      defer { adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_DEFAULT) }
      let former = Complaints.heard.count
      let fixture = try HostFixture(width: 420) { Menus() }
      fixture.rest()
      try open(kind, fixture)
      let popover = try #require(fixture.surfaces(PopoverSurface.self).first)
      for isDark in [true, false, true] {
        adw_style_manager_set_color_scheme(
          manager, isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
        fixture.rest()
        #expect(fixture.surfaces(PopoverSurface.self).first === popover)
        #expect(isReadable(fixture.host, isDark: isDark))
        let (text, background) = try colors(of: popover)
        #expect((text > background) == isDark, "dark: \(isDark)")
      }
      #expect(Complaints.heard.dropFirst(former).isEmpty)
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
