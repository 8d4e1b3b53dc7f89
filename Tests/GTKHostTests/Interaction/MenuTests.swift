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
