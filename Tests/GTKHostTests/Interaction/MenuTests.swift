#if GTK
  import CAdw
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Menus of views in a window", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct MenuTests {
    struct Cards: View {
      @State private var chosen = "nothing"

      var body: some View {
        VStack {
          Text("Card").contextMenu { Button("Keep") { chosen = "kept" } }
          HStack { Text("A group") }
            .contextMenu { Button("Open") { chosen = "opened" } }
          Text("No menu")
          Text(chosen)
        }
      }
    }

    private func popUp(_ native: NativeWidget) -> Bool {
      gtk_widget_activate_action_variant(native.widget, "menu.popup", nil) != 0
    }

    @Test("A text and a group with a menu can be focused and open it; others cannot")
    func menus() throws {
      let fixture = try HostFixture { Cards() }
      let nativeWidgets = fixture.nativeWidgets(SpokenWidget.self)
      func native(_ name: String) throws -> SpokenWidget {
        try #require(nativeWidgets.first { fixture.host.tree[$0.id]?.spokenLabel == name })
      }
      #expect(gtk_widget_get_focusable(try native("Card").widget) != 0)
      #expect(gtk_widget_get_focusable(try native("No menu").widget) == 0)
      #expect(!popUp(try native("No menu")))

      #expect(popUp(try native("Card")))
      fixture.host.settle()
      fixture.press(try #require(fixture.button("Keep")))
      #expect(fixture.texts.contains("kept"))

    }

    struct Notes: App {
      var body: some Scene {
        WindowGroup("Notes") {
          Menu("More") { Button("New note") {}.keyboardShortcut("n") }
        }
      }
    }

    @Test("The key of a menu's widest entry is not cut")
    func keysOfEntry() throws {
      let fixture = try HostFixture(app: Notes.self)
      fixture.press(try #require(fixture.button("More")))
      let keys = try #require(fixture.texts.first { $0.contains("+N") })
      let whole = try HostFixture { Text(keys).foregroundStyle(.secondary).fixedSize() }
      #expect(fixture.frame(ofText: keys)?.width == whole.frame(ofText: keys)?.width)
    }

    struct Help: View {
      @State private var isOpen = true
      var body: some View {
        Button("Before") {}
        Button("Help") {}.popover(isPresented: $isOpen) { Text("What this is about") }
        Button("After") {}
      }
    }

    @Test("Arrow keys stay in a popover, even if nothing in it takes the focus")
    func arrowsInPopover() throws {
      let fixture = try HostFixture { Help() }
      let popover = try #require(fixture.surfaces(PopoverSurface.self).first)
      let before = try #require(fixture.button("Before"))
      gtk_widget_grab_focus(before)
      for key in [GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right] {
        #expect(popover.keepsArrow(guint(key), GdkModifierType(0)))
        #expect(gtk_window_get_focus(fixture.host.window.to()) == before)
      }
      #expect(!popover.keepsArrow(guint(GDK_KEY_Down), GDK_CONTROL_MASK))
      #expect(!popover.keepsArrow(guint(GDK_KEY_Tab), GdkModifierType(0)))
    }

    struct Desk: App {
      var body: some Scene {
        WindowGroup("Desk") { Opening() }
        Window("Other", id: "other") { Cards() }
      }
    }

    struct Opening: View {
      @Environment(\.openWindow) private var openWindow
      @State private var isEditing = false
      @State private var count = 0
      var body: some View {
        Button("Other") { openWindow(id: "other") }
        Button("Edit") { isEditing = true }
          .sheet(isPresented: $isEditing) { Text("editing") }
        Button("Count") { count += 1 }.keyboardShortcut(.defaultAction)
        Text("counted \(count)")
      }
    }

    @Test("A menu opens in the window of its view, even if another one is in front")
    func ofItsWindow() throws {
      let fixture = try HostFixture(app: Desk.self)
      let host = fixture.host
      fixture.press(try #require(fixture.button("Other")))
      let other = try #require(fixture.surfaces(WindowSurface.self).max { $0.id < $1.id })
      gtk_window_present(fixture.firstWindow.window.to())
      host.settle()
      let card = try #require(fixture.frame(ofText: "Card"))
      #expect(host.openActions(at: CGPoint(x: card.midX, y: card.midY), on: other))
      host.settle()
      let menu = try #require(fixture.surfaces(PopoverSurface.self).first)
      #expect(menu.parent === other)
      // A key that reaches it belongs to its window, and leaves the one in front unchanged.
      host.keyWindow = gtk_widget_get_ancestor(menu.canvas, gtk_popover_get_type())
      #expect(host.activeWindow === other)
      _ = host.press(guint(GDK_KEY_Escape), GdkModifierType(0))
      host.keyWindow = nil
      host.settle()
      #expect(fixture.surfaces(PopoverSurface.self).isEmpty)
      #expect(fixture.texts.contains("counted 0"))
    }

    @Test("A sheet's window is the current one")
    func sheet() throws {
      let fixture = try HostFixture(app: Desk.self)
      fixture.press(try #require(fixture.button("Other")))
      fixture.press(try #require(fixture.button("Edit")))
      let sheet = try #require(fixture.surfaces(SheetSurface.self).first)
      fixture.host.keyWindow = sheet.window
      #expect(fixture.host.activeWindow === fixture.firstWindow)
      _ = fixture.host.press(guint(GDK_KEY_Escape), GdkModifierType(0))
      fixture.host.keyWindow = nil
      fixture.host.settle()
      #expect(fixture.surfaces(SheetSurface.self).isEmpty)
    }

    struct Long: View {
      @State private var chosen = "nothing"
      var body: some View {
        VStack {
          Spacer()
          Menu("Many") {
            ForEach(0..<16) { number in Button("Entry \(number)") { chosen = "\(number)" } }
          }
          Text(chosen)
        }
      }
    }

    @Test("A menu is as high as its entries over a low window, and beside its button")
    func high() throws {
      let fixture = try HostFixture(width: 300, height: 160) { Long() }
      let button = try #require(
        fixture.nativeWidgets(ButtonWidget.self).first {
          fixture.host.tree[$0.id]?.spokenLabel == "Many"
        })
      let place = try #require(button.owner?.absoluteFrame)
      fixture.press(button.widget)
      let menu = try #require(fixture.surfaces(PopoverSurface.self).first)
      fixture.run(until: { menu.size.height > 300 }, seconds: 5)
      let frame = try #require(menu.node?.absoluteFrame)
      #expect(menu.size.height > 300 && menu.size.height == frame.height)
      #expect(frame.minY >= place.maxY || frame.maxY <= place.minY)
      let last = try #require(fixture.frame(ofText: "Entry 15"))
      #expect(frame.contains(last))
      let popover = try #require(gtk_widget_get_ancestor(menu.canvas, gtk_popover_get_type()))
      var area = GdkRectangle()
      #expect(gtk_popover_get_pointing_to(popover.to(), &area) != 0)
      #expect(CGFloat(area.width) == place.width && CGFloat(area.y) == place.minY.rounded())
      #expect(gtk_popover_get_has_arrow(popover.to()) == 0)
    }

    struct Levels: View {
      @State private var sorting = 0
      var body: some View {
        Menu("More") {
          Picker("Sorting", selection: $sorting) {
            Text("As written").tag(0)
            Text("By title").tag(1)
          }
          Menu("Further") {
            Button("Second") {}
            Button("Third") {}
          }
          Button("Last") {}
        }
      }
    }

    private func key(_ key: Int32, _ fixture: HostFixture) {
      let menu = fixture.surfaces(PopoverSurface.self).max { $0.id < $1.id }
      #expect(menu?.moveInMenu(guint(key), GdkModifierType(0)) == true)
      fixture.host.settle()
      fixture.rest()
    }

    @Test("Arrow keys move through a menu, into a submenu and back, with a visible mark")
    func arrows() throws {
      let fixture = try HostFixture(width: 200, height: 200) { Levels() }
      fixture.press(try #require(fixture.button("More")))
      fixture.rest()
      key(GDK_KEY_Home, fixture)
      #expect(fixture.focused == "As written")
      let window = fixture.firstWindow.window
      gtk_window_set_focus_visible(window.to(), 0)
      key(GDK_KEY_Down, fixture)
      #expect(fixture.focused == "By title")
      #expect(gtk_window_get_focus_visible(window.to()) != 0)
      key(GDK_KEY_Down, fixture)
      #expect(fixture.focused == "Further")
      key(GDK_KEY_Right, fixture)
      #expect(fixture.surfaces(PopoverSurface.self).count == 2)
      let menus = fixture.surfaces(PopoverSurface.self).filter { $0.isFurther }
      let further = try #require(menus.first)
      // Next to its menu entry, even where only the screen has room for it.
      #expect(gtk_popover_get_position(further.popover.to()) == GTK_POS_RIGHT)
      fixture.run(until: { fixture.focused == "Second" }, seconds: 5)
      #expect(fixture.focused == "Second")
      key(GDK_KEY_Up, fixture)
      #expect(fixture.focused == "Third")
      key(GDK_KEY_Left, fixture)
      #expect(fixture.surfaces(PopoverSurface.self).count == 1)
      fixture.run(until: { fixture.focused == "Further" }, seconds: 5)
      #expect(fixture.focused == "Further")
      key(GDK_KEY_End, fixture)
      key(GDK_KEY_Down, fixture)
      #expect(fixture.focused == "As written")
      key(GDK_KEY_l, fixture)
      #expect(fixture.focused == "Last")
    }

    @Test("Letters typed within a second are one word, as in lists; the same letter moves on")
    func words() throws {
      let fixture = try HostFixture {
        Menu("More") {
          ForEach(["As written", "Table", "By title", "By time", "2 weeks"], id: \.self) { name in
            Button(name) {}
          }
        }
      }
      fixture.press(try #require(fixture.button("More")))
      fixture.rest()
      let menu = try #require(fixture.surfaces(PopoverSurface.self).first)
      func type(_ word: String) {
        for letter in word.unicodeScalars {
          let key = letter == " " ? GDK_KEY_space : Int32(letter.value)
          _ = menu.moveInMenu(guint(key), GdkModifierType(0))
        }
        fixture.host.settle()
      }
      type("ta")
      #expect(fixture.focused == "Table")
      menu.typedWords = TypedWords()
      type("b")
      #expect(fixture.focused == "By title")
      type("b")
      #expect(fixture.focused == "By time")
      menu.typedWords = TypedWords()
      type("2")
      #expect(fixture.focused == "2 weeks")
    }

    @Test("A checked entry is not marked as the default one")
    func checked() throws {
      let fixture = try HostFixture { Levels() }
      fixture.press(try #require(fixture.button("More")))
      fixture.rest()
      key(GDK_KEY_End, fixture)
      func background(_ name: String) throws -> UInt8 {
        let button = try #require(fixture.button(name))
        let paintable = gtk_widget_paintable_new(button)
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let (width, height) = (gtk_widget_get_width(button), gtk_widget_get_height(button))
        let snapshot = gtk_snapshot_new()!
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return 255 }
        defer { gsk_render_node_unref(node) }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
        defer { cairo_surface_destroy(surface) }
        let cairo = cairo_create(surface)!
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
        return Pixels(surface)[Int(width) - 6, Int(height) / 2].red
      }
      #expect(try background("As written") == background("By title"))
      #expect(try background("Last") != background("By title"))
      // GTK does that some seconds after the last key press.
      gtk_window_set_focus_visible(fixture.firstWindow.window.to(), 0)
      #expect(try background("Last") != background("By title"))
    }

    @Test("A group with a menu opens it")
    func group() throws {
      let fixture = try HostFixture { Cards() }
      let group = try #require(
        fixture.nativeWidgets(SpokenWidget.self).first { native in
          let node = fixture.host.tree[native.id]
          return node?.spokenLabel == "A group" && node?.hasOwnMenu == true
        })
      #expect(popUp(group))
      fixture.run(until: { fixture.button("Open") != nil })
      fixture.press(try #require(fixture.button("Open")))
      #expect(fixture.texts.contains("opened"))
    }

    @Test("A button inside a view with a menu is reported once, and opens the menu")
    func button() throws {
      let fixture = try HostFixture {
        VStack {
          Button("Send") {}.contextMenu { Button("Send Later") {} }
        }
      }
      #expect(fixture.nativeWidgets(SpokenWidget.self).isEmpty)
      let button = try #require(
        fixture.nativeWidgets(ButtonWidget.self).first {
          fixture.host.tree[$0.id]?.spokenLabel == "Send"
        })
      #expect(popUp(button))
      fixture.run(until: { fixture.button("Send Later") != nil })
      #expect(fixture.button("Send Later") != nil)
    }

    struct Sorted: View {
      @State private var sorting = 0
      var body: some View {
        Menu("More") {
          Picker("Sorting", selection: $sorting) {
            Text("As written").tag(0)
            Text("By title").tag(1)
          }
          Button("Ask before anything is deleted") {}
          Button("Open") {}
          Button("Close") {}
        }
      }
    }

    @Test("A menu's entries all have its width, and their titles are aligned")
    func widths() throws {
      let fixture = try HostFixture(width: 480, height: 480) { Sorted() }
      fixture.press(try #require(fixture.button("More")))
      fixture.run(until: { fixture.button("By title") != nil })
      let entries = fixture.nativeWidgets(ButtonWidget.self).compactMap { fixture.host.tree[$0.id] }
        .filter { $0.spokenLabel != "More" }
      #expect(entries.count == 5)
      #expect(Set(entries.map(\.absoluteFrame.width)).count == 1)
      #expect(
        try #require(fixture.frame(ofText: "As written")).minX
          == (try #require(fixture.frame(ofText: "By title"))).minX)
    }

    struct Saving: View {
      @State private var saved = "nothing"
      var body: some View {
        Button("Save") { saved = "here" }.keyboardShortcut("s")
        Button("Save As") { saved = "elsewhere" }.keyboardShortcut("S")
        Button("Up") { saved = "above" }.keyboardShortcut(.upArrow)
        Text("saved \(saved)")
      }
    }

    @Test("A shortcut is a key, whatever it types with Shift, even if it types nothing")
    func shortcuts() throws {
      let fixture = try HostFixture { Saving() }
      let (control, shift) = (GDK_CONTROL_MASK.rawValue, GDK_SHIFT_MASK.rawValue)
      for (key, held, saved) in [
        (GDK_KEY_s, control, "here"), (GDK_KEY_S, control | shift, "elsewhere"),
        (GDK_KEY_Up, control, "above"),
      ] {
        #expect(fixture.host.press(UInt32(key), GdkModifierType(held)))
        fixture.host.settle()
        #expect(fixture.texts.contains("saved \(saved)"))
      }
    }

    @Test("A row's menu is that of the view in it")
    func rows() throws {
      let fixture = try HostFixture {
        List(["Row"], id: \.self, selection: .constant(Set<String>())) {
          Text($0).contextMenu { Button("Move") {} }
        }
      }
      let row = try #require(
        fixture.nativeWidgets(ButtonWidget.self).first {
          fixture.host.tree[$0.id]?.content.role == .row
        })
      #expect(popUp(row))
      fixture.host.settle()
      #expect(fixture.button("Move") != nil)
    }
  }
#endif
