#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("The header bar", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct HeaderBarTests {
    struct Parks: View {
      @State private var search = ""
      @State private var pressed = ""
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Sarek") {
              Text("A park in Lapland").navigationTitle("Sarek")
            }
            Text("pressed: \(pressed)")
          }
          .navigationTitle("Parks")
          .searchable(text: $search)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") { pressed = "edit" } }
            ToolbarItem(placement: .primaryAction) { Button("Add") { pressed = "add" } }
          }
        }
      }
    }

    private func ends(_ native: HeaderWidget) -> Bool {
      adw_header_bar_get_show_end_title_buttons(native.ground!.opaque) != 0
    }

    @Test("A stack's bar is the window's header bar: title in the middle, items at its sides")
    func bar() throws {
      let stage = try Stage { Parks() }
      let native = try #require(stage.nativeWidgets(HeaderWidget.self).first)
      #expect(ends(native))
      let bar = try #require(stage.host.tree[native.id]).absoluteFrame
      #expect(bar.minY == 0)
      #expect(bar.width == stage.host.canvas.width)
      let title = try #require(stage.frame(ofText: "Parks"))
      #expect(abs(title.midX - bar.midX) < 2)
      #expect(try #require(stage.frame(ofText: "Edit")).midX < title.minX)
      let add = try #require(stage.frame(ofText: "Add"))
      #expect(add.minX > title.maxX)
      // The corner is the window's own.
      #expect(add.maxX < bar.maxX - 30)
    }

    @Test("Items do what they say, and Back leads back")
    func navigating() throws {
      let stage = try Stage { Parks() }
      stage.press(try #require(stage.button("Add")))
      #expect(stage.texts.contains("pressed: add"))
      stage.press(try #require(stage.button("Sarek")))
      #expect(stage.texts.contains("A park in Lapland"))
      stage.press(try #require(stage.button("Back")))
      #expect(!stage.texts.contains("A park in Lapland"))
    }

    @Test("A search is the header's search entry")
    func searching() throws {
      let stage = try Stage { Parks() }
      let entry = try #require(stage.nativeWidgets(EntryWidget.self).first)
      #expect(g_type_check_instance_is_a(entry.widget.to(), gtk_search_entry_get_type()) != 0)
      let bar = try #require(
        stage.nativeWidgets(HeaderWidget.self).first.flatMap { stage.host.tree[$0.id] })
      let frame = try #require(stage.host.tree[entry.id]).absoluteFrame
      #expect(frame.minY >= bar.absoluteFrame.maxY)
      #expect(frame.width > 300)
    }

    @Test("Without a stack the window has a header bar of its own")
    func plain() throws {
      let stage = try Stage { Text("alone") }
      #expect(stage.nativeWidgets(HeaderWidget.self).isEmpty)
      #expect(stage.host.canvas.width > 0)
      #expect(gtk_widget_get_visible(stage.firstWindow.header) != 0)
      let other = try Stage { Parks() }
      #expect(gtk_widget_get_visible(other.firstWindow.header) == 0)
    }
  }
#endif
