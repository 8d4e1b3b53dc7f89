#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Keys for dividers", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct DividerKeysTests {
    struct Columns: View {
      var body: some View {
        NavigationSplitView {
          VStack { Button("Inbox") {} }
        } detail: {
          VStack {
            Button("Reply") {}
            Button("Forward") {}
          }
          .toolbar(removing: .sidebarToggle)
        }
      }
    }

    private func press(_ key: Int32, _ modifiers: UInt32 = 0, in fixture: HostFixture) -> Bool {
      defer { fixture.host.settle() }
      return fixture.host.press(UInt32(key), GdkModifierType(modifiers))
    }

    @Test("The tab key passes a split view's divider by, as on the desktop")
    func tab() throws {
      let fixture = try HostFixture(width: 800) { Columns() }
      gtk_widget_grab_focus(fixture.button("Inbox"))
      fixture.host.settle()
      var stops: [String] = []
      for _ in 0..<3 {
        gtk_widget_child_focus(fixture.host.mainSurface.canvas, GTK_DIR_TAB_FORWARD)
        fixture.host.settle()
        stops.append(fixture.focused)
      }
      #expect(stops.prefix(2) == ["Reply", "Forward"] && stops[2] != "Divider")
    }

    @Test("F8 leads to the divider, arrows move it, and Return, Escape or F8 lead back")
    func divider() throws {
      let fixture = try HostFixture(width: 800) { Columns() }
      #expect(press(GDK_KEY_F8, in: fixture) && fixture.focused == "Divider")
      gtk_widget_grab_focus(fixture.button("Forward"))
      fixture.host.settle()
      let before = try #require(fixture.frame { $0.role == .divider })
      for key in [GDK_KEY_Return, GDK_KEY_Escape, GDK_KEY_F8] {
        #expect(press(GDK_KEY_F8, in: fixture) && fixture.focused == "Divider")
        _ = fixture.host.client?.handleKey(KeyStroke(KeyStroke.Named.right))
        fixture.host.settle()
        #expect(press(key, in: fixture) && fixture.focused == "Forward")
      }
      #expect(try #require(fixture.frame { $0.role == .divider }).minX > before.minX)
    }

    @Test("Where nothing divides, F8 is the program's")
    func none() throws {
      let fixture = try HostFixture { Button("Inbox") {} }
      #expect(!press(GDK_KEY_F8, in: fixture))
    }
  }
#endif
