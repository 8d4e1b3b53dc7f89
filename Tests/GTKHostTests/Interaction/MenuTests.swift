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

    private func popUp(_ face: ControlFace) -> Bool {
      gtk_widget_activate_action_variant(face.widget, "menu.popup", nil) != 0
    }

    @Test("A text and a group with a menu can have the focus and open it; others have neither")
    func menus() throws {
      let stage = try Stage { Cards() }
      let faces = stage.faces(SpokenFace.self)
      func face(_ name: String) throws -> SpokenFace {
        try #require(faces.first { stage.host.tree[$0.id]?.spokenLabel == name })
      }
      #expect(gtk_widget_get_focusable(try face("Card").widget) != 0)
      #expect(gtk_widget_get_focusable(try face("No menu").widget) == 0)
      #expect(!popUp(try face("No menu")))

      #expect(popUp(try face("Card")))
      stage.host.settle()
      stage.press(try #require(stage.button("Keep")))
      #expect(stage.texts.contains("kept"))

      let group = try #require(
        faces.first { stage.host.tree[$0.id]?.content.leaf == Leaf.none })
      #expect(popUp(group))
      stage.run(until: { stage.button("Open") != nil })
      stage.press(try #require(stage.button("Open")))
      #expect(stage.texts.contains("opened"))
    }

    @Test("A row's menu is that of the view in it")
    func rows() throws {
      let stage = try Stage {
        List(["Row"], id: \.self, selection: .constant(Set<String>())) {
          Text($0).contextMenu { Button("Move") {} }
        }
      }
      let row = try #require(
        stage.faces(ButtonFace.self).first { stage.host.tree[$0.id]?.content.role == .row })
      #expect(popUp(row))
      stage.host.settle()
      #expect(stage.button("Move") != nil)
    }
  }
#endif
