#if GTK
  import CAdw
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Menus of what stands in a window", .serialized, .enabled { await hasDisplay })
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

    @Test("A text and a group with a menu can have the focus and open it; others have neither")
    func menus() throws {
      let stage = try Stage { Cards() }
      let nativeWidgets = stage.nativeWidgets(SpokenWidget.self)
      func native(_ name: String) throws -> SpokenWidget {
        try #require(nativeWidgets.first { stage.host.tree[$0.id]?.spokenLabel == name })
      }
      #expect(gtk_widget_get_focusable(try native("Card").widget) != 0)
      #expect(gtk_widget_get_focusable(try native("No menu").widget) == 0)
      #expect(!popUp(try native("No menu")))

      #expect(popUp(try native("Card")))
      stage.host.settle()
      stage.press(try #require(stage.button("Keep")))
      #expect(stage.texts.contains("kept"))

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

    @Test("A menu comes up in the window of what it belongs to, also if another one is in front")
    func ofItsWindow() throws {
      let stage = try Stage(app: Desk.self)
      let host = stage.host
      stage.press(try #require(stage.button("Other")))
      let other = try #require(stage.surfaces(WindowSurface.self).max { $0.id < $1.id })
      gtk_window_present(stage.firstWindow.window.to())
      host.settle()
      let card = try #require(stage.frame(ofText: "Card"))
      #expect(host.openActions(at: CGPoint(x: card.midX, y: card.midY), on: other))
      host.settle()
      let menu = try #require(stage.surfaces(PopoverSurface.self).first)
      #expect(menu.parent === other)
      // A key that comes to it is meant for its window, and leaves the one in front as it is.
      host.keyWindow = gtk_widget_get_ancestor(menu.canvas, gtk_popover_get_type())
      #expect(host.activeWindow === other)
      _ = host.press(guint(GDK_KEY_Escape), GdkModifierType(0))
      host.keyWindow = nil
      host.settle()
      #expect(stage.surfaces(PopoverSurface.self).isEmpty)
      #expect(stage.texts.contains("counted 0"))
    }

    @Test("The window of a sheet is the one that the user is at")
    func sheet() throws {
      let stage = try Stage(app: Desk.self)
      stage.press(try #require(stage.button("Other")))
      stage.press(try #require(stage.button("Edit")))
      let sheet = try #require(stage.surfaces(SheetSurface.self).first)
      stage.host.keyWindow = sheet.window
      #expect(stage.host.activeWindow === stage.firstWindow)
      _ = stage.host.press(guint(GDK_KEY_Escape), GdkModifierType(0))
      stage.host.keyWindow = nil
      stage.host.settle()
      #expect(stage.surfaces(SheetSurface.self).isEmpty)
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
      let stage = try Stage(width: 300, height: 160) { Long() }
      let button = try #require(
        stage.nativeWidgets(ButtonWidget.self).first {
          stage.host.tree[$0.id]?.spokenLabel == "Many"
        })
      let place = try #require(button.owner?.absoluteFrame)
      stage.press(button.widget)
      let menu = try #require(stage.surfaces(PopoverSurface.self).first)
      stage.run(until: { menu.size.height > 300 }, seconds: 5)
      let frame = try #require(menu.node?.absoluteFrame)
      #expect(menu.size.height > 300 && menu.size.height == frame.height)
      #expect(frame.minY >= place.maxY || frame.maxY <= place.minY)
      let last = try #require(stage.frame(ofText: "Entry 15"))
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

    private func key(_ key: Int32, _ stage: Stage) {
      let menu = stage.surfaces(PopoverSurface.self).max { $0.id < $1.id }
      #expect(menu?.moveInMenu(guint(key), GdkModifierType(0)) == true)
      stage.host.settle()
      stage.rest()
    }

    @Test("Arrows lead round a menu, into a further one and back, and are seen in each")
    func arrows() throws {
      let stage = try Stage(width: 200, height: 200) { Levels() }
      stage.press(try #require(stage.button("More")))
      stage.rest()
      key(GDK_KEY_Home, stage)
      #expect(stage.focused == "As written")
      let window = stage.firstWindow.window
      gtk_window_set_focus_visible(window.to(), 0)
      key(GDK_KEY_Down, stage)
      #expect(stage.focused == "By title")
      #expect(gtk_window_get_focus_visible(window.to()) != 0)
      key(GDK_KEY_Down, stage)
      #expect(stage.focused == "Further")
      key(GDK_KEY_Right, stage)
      #expect(stage.surfaces(PopoverSurface.self).count == 2)
      let menus = stage.surfaces(PopoverSurface.self).filter { $0.isFurther }
      let further = try #require(menus.first)
      // Beside its entry, also where only the screen has room for it.
      #expect(gtk_popover_get_position(further.popover.to()) == GTK_POS_RIGHT)
      stage.run(until: { stage.focused == "Second" }, seconds: 5)
      #expect(stage.focused == "Second")
      key(GDK_KEY_Up, stage)
      #expect(stage.focused == "Third")
      key(GDK_KEY_Left, stage)
      #expect(stage.surfaces(PopoverSurface.self).count == 1)
      stage.run(until: { stage.focused == "Further" }, seconds: 5)
      #expect(stage.focused == "Further")
      key(GDK_KEY_End, stage)
      key(GDK_KEY_Down, stage)
      #expect(stage.focused == "As written")
      key(GDK_KEY_l, stage)
      #expect(stage.focused == "Last")
    }

    @Test("What is typed within a second is one word, as in lists; one letter again goes on")
    func words() throws {
      let stage = try Stage {
        Menu("More") {
          ForEach(["As written", "Table", "By title", "By time", "2 weeks"], id: \.self) { name in
            Button(name) {}
          }
        }
      }
      stage.press(try #require(stage.button("More")))
      stage.rest()
      let menu = try #require(stage.surfaces(PopoverSurface.self).first)
      func type(_ word: String) {
        for letter in word.unicodeScalars {
          let key = letter == " " ? GDK_KEY_space : Int32(letter.value)
          _ = menu.moveInMenu(guint(key), GdkModifierType(0))
        }
        stage.host.settle()
      }
      type("ta")
      #expect(stage.focused == "Table")
      menu.typedWords = TypedWords()
      type("b")
      #expect(stage.focused == "By title")
      type("b")
      #expect(stage.focused == "By time")
      menu.typedWords = TypedWords()
      type("2")
      #expect(stage.focused == "2 weeks")
    }

    @Test("An entry that is checked is not marked as the one that Return takes")
    func checked() throws {
      let stage = try Stage { Levels() }
      stage.press(try #require(stage.button("More")))
      stage.rest()
      key(GDK_KEY_End, stage)
      func ground(_ name: String) throws -> UInt8 {
        let button = try #require(stage.button(name))
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
      #expect(try ground("As written") == ground("By title"))
      #expect(try ground("Last") != ground("By title"))
      // GTK does that some seconds after the last key.
      gtk_window_set_focus_visible(stage.firstWindow.window.to(), 0)
      #expect(try ground("Last") != ground("By title"))
    }

    @Test("A group with a menu opens it")
    func group() throws {
      let stage = try Stage { Cards() }
      let group = try #require(
        stage.nativeWidgets(SpokenWidget.self).first { native in
          let node = stage.host.tree[native.id]
          return node?.spokenLabel == "A group" && node?.hasOwnMenu == true
        })
      #expect(popUp(group))
      stage.run(until: { stage.button("Open") != nil })
      stage.press(try #require(stage.button("Open")))
      #expect(stage.texts.contains("opened"))
    }

    @Test("A button with a menu round it is told once, and opens the menu")
    func button() throws {
      let stage = try Stage {
        VStack {
          Button("Send") {}.contextMenu { Button("Send Later") {} }
        }
      }
      #expect(stage.nativeWidgets(SpokenWidget.self).isEmpty)
      let button = try #require(
        stage.nativeWidgets(ButtonWidget.self).first {
          stage.host.tree[$0.id]?.spokenLabel == "Send"
        })
      #expect(popUp(button))
      stage.run(until: { stage.button("Send Later") != nil })
      #expect(stage.button("Send Later") != nil)
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

    @Test("A menu's entries are all as wide as it, and words stand below words")
    func widths() throws {
      let stage = try Stage(width: 480, height: 480) { Sorted() }
      stage.press(try #require(stage.button("More")))
      stage.run(until: { stage.button("By title") != nil })
      let entries = stage.nativeWidgets(ButtonWidget.self).compactMap { stage.host.tree[$0.id] }
        .filter { $0.spokenLabel != "More" }
      #expect(entries.count == 5)
      #expect(Set(entries.map(\.absoluteFrame.width)).count == 1)
      #expect(
        try #require(stage.frame(ofText: "As written")).minX
          == (try #require(stage.frame(ofText: "By title"))).minX)
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

    @Test("A shortcut is a key, whatever it types with Shift, and may type nothing")
    func shortcuts() throws {
      let stage = try Stage { Saving() }
      let (control, shift) = (GDK_CONTROL_MASK.rawValue, GDK_SHIFT_MASK.rawValue)
      for (key, held, saved) in [
        (GDK_KEY_s, control, "here"), (GDK_KEY_S, control | shift, "elsewhere"),
        (GDK_KEY_Up, control, "above"),
      ] {
        #expect(stage.host.press(UInt32(key), GdkModifierType(held)))
        stage.host.settle()
        #expect(stage.texts.contains("saved \(saved)"))
      }
    }

    @Test("A row's menu is that of the view in it")
    func rows() throws {
      let stage = try Stage {
        List(["Row"], id: \.self, selection: .constant(Set<String>())) {
          Text($0).contextMenu { Button("Move") {} }
        }
      }
      let row = try #require(
        stage.nativeWidgets(ButtonWidget.self).first {
          stage.host.tree[$0.id]?.content.role == .row
        })
      #expect(popUp(row))
      stage.host.settle()
      #expect(stage.button("Move") != nil)
    }
  }
#endif
