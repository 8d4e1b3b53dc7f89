#if GTK
  import CAdw
  import CGTKSupport
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite(
    "The desktop's font size while a window is open", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct LettersTests {
    @Test("A drop-down is as high as the button beside it, with large text too")
    func equallyHigh() throws {
      let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
      let usual = kumiki_get_int(settings, "gtk-xft-dpi")
      defer { kumiki_set_int(settings, "gtk-xft-dpi", usual) }
      kumiki_set_int(settings, "gtk-xft-dpi", usual * 7 / 4)
      let fixture = try HostFixture {
        Picker("Size", selection: .constant(1)) { Text("One").tag(1) }
        Button("Press") {}
      }
      let dropDown = try #require(fixture.frame { !$0.options.isEmpty && $0.leaf == .control })
      let button = try #require(fixture.nativeWidgets(ButtonWidget.self).first?.owner)
      #expect(dropDown.height == button.absoluteFrame.height)
    }

    @Test("A larger font is adopted at once, and the layout around it makes room")
    func larger() throws {
      let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
      let usual = kumiki_get_int(settings, "gtk-xft-dpi")
      defer { kumiki_set_int(settings, "gtk-xft-dpi", usual) }
      let fixture = try HostFixture {
        VStack {
          Text("Letters")
          Button("Press") {}
        }
      }
      func sizes() throws -> [CGFloat] {
        let button = try #require(fixture.nativeWidgets(ButtonWidget.self).first?.owner)
        return [try #require(fixture.frame(ofText: "Letters")).width, button.absoluteFrame.height]
      }
      let former = try sizes()
      kumiki_set_int(settings, "gtk-xft-dpi", usual * 7 / 4)
      fixture.run(until: { (try? sizes()[0]) ?? 0 > former[0] * 1.6 }, seconds: 3)
      let larger = try sizes()
      #expect(larger[0] > former[0] * 1.6)
      #expect(larger[1] > former[1])
      kumiki_set_int(settings, "gtk-xft-dpi", usual)
      fixture.run(until: { (try? sizes()) == former }, seconds: 3)
      #expect(try sizes() == former)
    }
  }
#endif
