#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("The main menu", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct MainMenuTests {
    struct Parks: App {
      var body: some Scene {
        WindowGroup("Parks") {
          NavigationStack {
            Text("Lapland")
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .navigationTitle("Parks")
              .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
          }
        }
        .commands { CommandMenu("Parks") { Button("Count") {} } }
      }
    }

    struct Plain: App {
      var body: some Scene {
        WindowGroup("Plain") { Text("Lapland") }
          .commands { CommandMenu("Parks") { Button("Count") {} } }
      }
    }

    private func place(of widget: Widget, on canvas: Widget) -> CGRect {
      var bounds = graphene_rect_t()
      #expect(gtk_widget_compute_bounds(widget, canvas, &bounds) != 0)
      return bounds.rect
    }

    @Test("A navigation bar in the header bar leaves room for the menu's button")
    func inHeaderBar() throws {
      let fixture = try HostFixture(app: Parks.self)
      let window = try #require(fixture.surfaces(WindowSurface.self).first)
      #expect(gtk_widget_get_visible(window.header) == 0)
      let button = try #require(window.shownMenuButton)
      let place = place(of: button, on: window.canvas)
      let add = try #require(fixture.button("Add").flatMap { fixture.host.nodesOfWidgets[$0] })
      let item = try #require(fixture.host.tree[add]).absoluteFrame
      #expect(item.maxX <= place.minX)
      #expect(place.maxX < window.size.width - 20)
      #expect(place.minY >= 0 && place.maxY <= GTKHost.barHeight)
    }

    struct Pressed: App {
      var body: some Scene {
        WindowGroup("Pressed") {
          VStack {
            Text("Lapland")
            Button("First") {}
            Button("Last") {}
          }
        }
        .commands { CommandMenu("Parks") { Button("Count") {} } }
      }
    }

    @Test("After Escape the focus is on the menu's button again, if it was pressed by key")
    func afterEscape() throws {
      let fixture = try HostFixture(app: Pressed.self)
      let window = try #require(fixture.surfaces(WindowSurface.self).first)
      let button = try #require(window.shownMenuButton)
      gtk_widget_grab_focus(button)
      fixture.press(button)
      fixture.run(until: { fixture.focused == ProcessInfo.processInfo.processName })
      fixture.host.send(.dismiss(try #require(fixture.surfaces(PopoverSurface.self).first).id))
      fixture.rest()
      #expect(fixture.surfaces(PopoverSurface.self).isEmpty)
      #expect(gtk_window_get_focus(window.window.to()) == button)
    }

    @Test("The tab key stops at nothing but what is seen, whether or not the window has a menu")
    func noInvisibleStop() throws {
      let fixture = try HostFixture(app: Pressed.self)
      let window = try #require(fixture.surfaces(WindowSurface.self).first)
      var stops: [String] = []
      for _ in 0..<6 {
        gtk_widget_child_focus(window.window, GTK_DIR_TAB_FORWARD)
        fixture.host.settle()
        stops.append(fixture.host.focused.flatMap { fixture.host.tree[$0]?.spokenLabel } ?? "")
      }
      let focused = stops.filter { !$0.isEmpty }
      #expect(Set(focused) == ["First", "Last"])
      // Beside the buttons only those of the bar, which belong to no view.
      #expect(focused.prefix(2) == ["First", "Last"])
    }

    @Test("The right button opens no main menu where a view has no menu")
    func rightButton() throws {
      let fixture = try HostFixture(app: Pressed.self)
      let window = try #require(fixture.surfaces(WindowSurface.self).first)
      let text = try #require(fixture.frame(ofText: "Lapland"))
      let middle = CGPoint(x: text.midX, y: text.midY)
      #expect(!fixture.host.openActions(at: middle, on: window))
      fixture.host.settle()
      #expect(fixture.surfaces(PopoverSurface.self).isEmpty)
    }

    @Test("The menu opens below its button", arguments: [true, false])
    func underButton(isHeaderBar: Bool) throws {
      let fixture = try isHeaderBar ? HostFixture(app: Parks.self) : HostFixture(app: Plain.self)
      let window = try #require(fixture.surfaces(WindowSurface.self).first)
      let button = try #require(window.shownMenuButton)
      kumiki_emit(button, "clicked", nil)
      fixture.host.settle()
      let menu = try #require(fixture.surfaces(PopoverSurface.self).first)
      let popover = try #require(gtk_widget_get_parent(menu.canvas).flatMap(gtk_widget_get_parent))
      var area = GdkRectangle()
      #expect(gtk_popover_get_pointing_to(popover.to(), &area) != 0)
      let place = place(of: button, on: window.canvas)
      #expect(abs(CGFloat(area.x) - place.minX) <= 1 && abs(CGFloat(area.width) - place.width) <= 1)
      #expect(gtk_popover_get_position(popover.to()) == GTK_POS_BOTTOM)
    }
  }
#endif
