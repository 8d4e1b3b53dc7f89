#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Sheets, popovers, menus and dialogs", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct SurfaceTests {
    struct Presenting: View {
      @State private var isShown = false
      @State private var name = ""
      var isLocked = false
      var body: some View {
        VStack {
          Button("Open") { isShown = true }
          Text(isShown ? "open" : "closed")
        }
        .sheet(isPresented: $isShown) {
          TextField("Name", text: $name).padding().interactiveDismissDisabled(isLocked)
        }
      }
    }

    private func open(_ fixture: HostFixture) throws {
      fixture.press(try #require(fixture.nativeWidgets(ButtonWidget.self).first).widget)
    }

    @Test("S12.1 A sheet is a modal window over its own, and closing it updates the app")
    func sheet() throws {
      let fixture = try HostFixture { Presenting() }
      try open(fixture)
      let sheet = try #require(fixture.surfaces(SheetSurface.self).first)
      #expect(gtk_window_get_modal(sheet.window.to()) != 0)
      #expect(
        gtk_window_get_transient_for(sheet.window.to()).map { Widget(OpaquePointer($0)) }
          == fixture.host.window)
      #expect(fixture.texts.contains("open"))
      gtk_window_close(sheet.window.to())
      fixture.host.settle()
      #expect(fixture.texts == ["closed"] || fixture.texts.contains("closed"))
      #expect(fixture.surfaces(SheetSurface.self).isEmpty)
    }

    @Test("S12.6 A sheet that cannot be dismissed stays, and has no close button")
    func lockedSheet() throws {
      let fixture = try HostFixture { Presenting(isLocked: true) }
      try open(fixture)
      let sheet = try #require(fixture.surfaces(SheetSurface.self).first)
      #expect(gtk_window_get_deletable(sheet.window.to()) == 0)
      gtk_window_close(sheet.window.to())
      fixture.host.settle()
      #expect(fixture.surfaces(SheetSurface.self).count == 1)
    }

    struct Asking: View {
      @State private var isAsking = false
      @State private var name = "朝_顔"
      @State private var answer = "none"
      let hasField: Bool
      var body: some View {
        VStack {
          Button("Ask") { isAsking = true }
          Text("answer: \(answer)")
        }
        .alert("Rename?", isPresented: $isAsking) {
          if hasField { TextField("Name", text: $name) }
          Button("Re_name", role: .destructive) { answer = name }
          Button("Keep", role: .cancel) { answer = "kept" }
        } message: {
          Text("It can be undone.")
        }
      }
    }

    @Test("S12.5 An alert is a message dialog, and its responses are the alert's buttons")
    func alert() throws {
      let fixture = try HostFixture { Asking(hasField: false) }
      try open(fixture)
      let surface = try #require(fixture.surfaces(DialogSurface.self).first)
      let dialog: UnsafeMutablePointer<AdwMessageDialog> = try #require(surface.dialog).to()
      #expect(String(cString: adw_message_dialog_get_heading(dialog)) == "Rename?")
      #expect(String(cString: adw_message_dialog_get_body(dialog)) == "It can be undone.")
      adw_message_dialog_response(dialog, surface.response(labelled: "Re_name"))
      fixture.host.settle()
      #expect(fixture.texts.contains("answer: 朝_顔"))
      #expect(fixture.surfaces(DialogSurface.self).isEmpty)
    }

    @Test("Escape is the cancel button")
    func cancelling() throws {
      let fixture = try HostFixture { Asking(hasField: false) }
      try open(fixture)
      let surface = try #require(fixture.surfaces(DialogSurface.self).first)
      gtk_window_close(try #require(surface.dialog).to())
      fixture.host.settle()
      #expect(fixture.texts.contains("answer: kept"))
    }

    @Test("A field of an alert is in its dialog")
    func field() throws {
      let fixture = try HostFixture { Asking(hasField: true) }
      try open(fixture)
      let surface = try #require(fixture.surfaces(DialogSurface.self).first)
      let entry = try #require(fixture.nativeWidgets(EntryWidget.self).first)
      #expect(gtk_widget_get_root(entry.widget)?.widget == surface.dialog)
      gtk_editable_set_text(entry.widget.opaque, "夕顔")
      fixture.host.settle()
      adw_message_dialog_response(
        try #require(surface.dialog).to(), surface.response(labelled: "Re_name"))
      fixture.host.settle()
      #expect(fixture.texts.contains("answer: 夕顔"))
    }

    struct Choosing: View {
      @State private var chosen = "nothing"
      @State private var isHelping = false
      var body: some View {
        VStack {
          Menu("More") {
            Button("First") { chosen = "first" }
            Menu("Further") { Button("Second") { chosen = "second" } }
          }
          Button("Help") { isHelping = true }
            .popover(isPresented: $isHelping) { Text("Read the manual.") }
          Text(chosen)
        }
      }
    }

    @Test("A menu is a popover with buttons, and a submenu is another")
    func menu() throws {
      let fixture = try HostFixture { Choosing() }
      try open(fixture)
      #expect(fixture.surfaces(PopoverSurface.self).count == 1)
      let further = try #require(fixture.button("Further"))
      fixture.press(further)
      #expect(fixture.surfaces(PopoverSurface.self).count == 2)
      fixture.run(until: { fixture.surfaces(PopoverSurface.self).allSatisfy(isSeen) })
      #expect(fixture.surfaces(PopoverSurface.self).allSatisfy(isSeen))
      fixture.press(try #require(fixture.button("Second")))
      #expect(fixture.texts.contains("second"))
      #expect(fixture.surfaces(PopoverSurface.self).isEmpty)
    }

    /// Whether it is open, with room for its content.
    private func isSeen(_ surface: PopoverSurface) -> Bool {
      gtk_widget_get_mapped(surface.canvas) != 0 && surface.size.width > 40
        && surface.size.height > 20
    }

    @Test("Submenus open down to the last level, and close together")
    func levels() throws {
      struct Deep: View {
        @State private var chosen = "nothing"
        var body: some View {
          Text("Thing").contextMenu {
            Menu("One") { Menu("Two") { Menu("Three") { Button("Here") { chosen = "here" } } } }
          }
          Text(chosen)
        }
      }
      let fixture = try HostFixture { Deep() }
      let frame = try #require(fixture.frame(ofText: "Thing"))
      #expect(
        fixture.host.openActions(
          at: CGPoint(x: frame.midX, y: frame.midY), on: fixture.host.mainSurface))
      fixture.host.settle()
      for (level, name) in ["One", "Two", "Three"].enumerated() {
        fixture.press(try #require(fixture.button(name)))
        fixture.run(until: { fixture.surfaces(PopoverSurface.self).allSatisfy(isSeen) }, seconds: 5)
        #expect(fixture.surfaces(PopoverSurface.self).count == level + 2)
        #expect(fixture.surfaces(PopoverSurface.self).allSatisfy(isSeen))
      }
      fixture.press(try #require(fixture.button("Here")))
      #expect(fixture.texts.contains("here"))
      #expect(fixture.surfaces(PopoverSurface.self).isEmpty)
    }

    @Test("An alert's first button is the cancel button, and it has the focus")
    func harmless() throws {
      let fixture = try HostFixture { Asking(hasField: false) }
      try open(fixture)
      let surface = try #require(fixture.surfaces(DialogSurface.self).first)
      let dialog = try #require(surface.dialog)
      let usual = try #require(adw_message_dialog_get_default_response(dialog.to()))
      #expect(String(cString: usual) == surface.response(labelled: "Keep"))
      fixture.run(until: { gtk_window_get_focus(dialog.to()) != nil })
      let focus = try #require(gtk_window_get_focus(dialog.to()))
      #expect(focus == gtk_window_get_default_widget(dialog.to()))
      var area = graphene_rect_t()
      var other = graphene_rect_t()
      let sibling = gtk_widget_get_next_sibling(focus) ?? gtk_widget_get_prev_sibling(focus)
      if let sibling, gtk_widget_compute_bounds(focus, dialog, &area) != 0,
        gtk_widget_compute_bounds(sibling, dialog, &other) != 0
      {
        #expect(area.origin.x <= other.origin.x && area.origin.y <= other.origin.y + 1)
      }
    }

    @Test("A popover's arrow points at its anchor, from a side with room")
    func arrow() throws {
      struct Pointing: View {
        @State private var isHelping = false
        var body: some View {
          VStack {
            Spacer()
            Button("Help") { isHelping = true }
              .popover(isPresented: $isHelping) { Text("Read the manual.") }
          }
        }
      }
      let fixture = try HostFixture { Pointing() }
      let button = try #require(fixture.button("Help"))
      fixture.press(button)
      let surface = try #require(fixture.surfaces(PopoverSurface.self).first)
      let popover = try #require(gtk_widget_get_ancestor(surface.canvas, gtk_popover_get_type()))
      #expect(gtk_popover_get_has_arrow(popover.to()) != 0)
      // There is no room below the last line of a window.
      #expect(gtk_popover_get_position(popover.to()) == GTK_POS_TOP)
      var area = GdkRectangle()
      #expect(gtk_popover_get_pointing_to(popover.to(), &area) != 0)
      let native = try #require(fixture.nativeWidgets(ButtonWidget.self).first)
      #expect(CGFloat(area.width) == fixture.host.tree[native.id]?.frame.width)
    }

    @Test("A popover opens without a GTK warning if nothing has the focus")
    func quietPopover() throws {
      let fixture = try HostFixture { Choosing() }
      gtk_window_set_focus(fixture.host.window.to(), nil)
      let complaints = UnsafeMutablePointer<Int>.allocate(capacity: 1)
      complaints.initialize(to: 0)
      defer { complaints.deallocate() }
      let handler = g_log_set_handler(
        "Gtk", G_LOG_LEVEL_CRITICAL,
        { _, _, _, count in count!.assumingMemoryBound(to: Int.self).pointee += 1 }, complaints)
      defer { g_log_remove_handler("Gtk", handler) }
      fixture.press(try #require(fixture.button("Help")))
      #expect(fixture.surfaces(PopoverSurface.self).count == 1)
      #expect(complaints.pointee == 0)
    }

    @Test("A popover that closes itself updates the app")
    func popover() throws {
      let fixture = try HostFixture { Choosing() }
      fixture.press(try #require(fixture.button("Help")))
      #expect(fixture.texts.contains("Read the manual."))
      let surface = try #require(fixture.surfaces(PopoverSurface.self).first)
      let popover = try #require(gtk_widget_get_ancestor(surface.canvas, gtk_popover_get_type()))
      gtk_popover_popdown(popover.to())
      fixture.host.settle()
      #expect(!fixture.texts.contains("Read the manual."))
      #expect(fixture.surfaces(PopoverSurface.self).isEmpty)
    }

    struct Harmful: View {
      @State private var isAsking = false
      @State private var answer = "none"
      let kind: Int
      var body: some View {
        VStack {
          Button("Ask") { isAsking = true }
          Text("answer: \(answer)")
        }
        .alert("Erase?", isPresented: $isAsking) {
          switch kind {
          case 0:
            Button("Erase", role: .destructive) { answer = "erased" }
          case 1:
            Button("Erase", role: .destructive) { answer = "erased" }.keyboardShortcut(
              .defaultAction)
            Button("Keep") { answer = "kept" }
          case 2:
            Button("Erase", role: .destructive) { answer = "erased" }
            Button("Archive") { answer = "archived" }
            Button("Cancel", role: .cancel) { answer = "cancelled" }
          default:
            Button("Erase", role: .destructive) { answer = "erased" }
            Button("Burn", role: .destructive) { answer = "burnt" }
          }
        }
      }
    }

    @Test(
      "S12.5 A destructive button is neither the default nor focused", arguments: 0..<4)
    func harmless(kind: Int) throws {
      let fixture = try HostFixture { Harmful(kind: kind) }
      try open(fixture)
      fixture.rest()
      let dialog = try #require(fixture.surfaces(DialogSurface.self).first?.dialog)
      let usual = gtk_window_get_default_widget(dialog.to())
      let focused = gtk_window_get_focus(dialog.to())
      for widget in [usual, focused].compactMap(\.self) {
        #expect(gtk_widget_has_css_class(widget, "destructive-action") == 0)
      }
    }
  }
#endif
