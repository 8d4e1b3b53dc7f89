#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Keys in lists", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct ListKeysTests {
    struct Rows: View {
      @State private var chosen: Int?
      var body: some View {
        List(0..<500, id: \.self, selection: $chosen) { Text(verbatim: "Row \($0)") }
        Text(verbatim: "chosen \(chosen ?? -1)")
      }
    }

    @Test("Arrow keys and End select rows, which get the keyboard and are scrolled into view")
    func keys() throws {
      let fixture = try HostFixture { Rows() }
      let host = fixture.host
      var first: HostTree.Node?
      host.tree.root.forEachNode { if first == nil, $0.content.role == .row { first = $0 } }
      let row = try #require(first)
      let native = try #require(host.nativeWidget(of: row.id))
      gtk_widget_grab_focus(native.input)
      host.settle()
      for key in [GDK_KEY_Down, GDK_KEY_Down] {
        #expect(host.press(guint(key), GdkModifierType(0)))
        host.settle()
      }
      #expect(fixture.frame(ofText: "chosen 1") != nil)
      #expect(host.press(guint(GDK_KEY_End), GdkModifierType(0)))
      host.settle()
      #expect(fixture.frame(ofText: "chosen 499") != nil && fixture.frame(ofText: "Row 499") != nil)
      let focused = try #require(host.focused.flatMap { host.tree[$0] })
      #expect(focused.spokenLabel == "Row 499")
    }

    struct Links: View {
      var body: some View {
        NavigationStack {
          List(["Sarek", "Akan"], id: \.self) { name in
            NavigationLink(name) { Text("In \(name)") }
          }
        }
      }
    }

    @Test("The widget that activates a row is as large as the row, so the focus ring surrounds it")
    func ring() throws {
      let fixture = try HostFixture { Links() }
      fixture.rest()
      let button = try #require(fixture.button("Akan"))
      let words = try #require(fixture.frame(ofText: "Akan"))
      #expect(CGFloat(gtk_widget_get_height(button)) >= words.height + 16)
      // The card's width.
      #expect(button.width == fixture.host.canvas.width - 24)
    }

    struct Columns: View {
      @State private var chosen: Int? = 3
      @State private var isOn = false
      var body: some View {
        HStack {
          List(0..<500, id: \.self, selection: $chosen) { number in
            HStack {
              Text(verbatim: "Row \(number)")
              Button("More") {}
            }
          }
          VStack {
            Button("After") {}
            Toggle("Loud", isOn: $isOn)
          }
        }
      }
    }

    @Test("Tab follows the order of the tree, and a list with the controls in its row is one stop")
    func tab() throws {
      let fixture = try HostFixture { Columns() }
      let host = fixture.host
      func press(_ way: GtkDirectionType) -> String {
        _ = gtk_widget_child_focus(host.mainSurface.canvas, way)
        host.settle()
        return host.focused.flatMap { host.tree[$0] }?.spokenLabel ?? "nothing"
      }
      #expect(
        (0..<4).map { _ in press(GTK_DIR_TAB_FORWARD) }
          == ["Row 3, More", "More", "After", "Loud"])
      #expect(gtk_widget_child_focus(host.mainSurface.canvas, GTK_DIR_TAB_FORWARD) == 0)
      #expect(
        (0..<3).map { _ in press(GTK_DIR_TAB_BACKWARD) } == ["After", "More", "Row 3, More"])
    }

    struct Chosen: View {
      @State private var chosen: Int? = 1
      var body: some View {
        List(1..<6, id: \.self, selection: $chosen) { Text("Row \($0)") }
        Button("Later") { chosen = 4 }
      }
    }

    @Test("If the program selects another row, the focus goes along, and arrows continue there")
    func selectedByProgram() throws {
      let fixture = try HostFixture { Chosen() }
      gtk_widget_grab_focus(fixture.button("Row 1"))
      fixture.host.settle()
      #expect(fixture.focused == "Row 1")
      // By a pointer or a shortcut, without the button's focus.
      let later = try #require(
        fixture.nativeWidgets(ButtonWidget.self)
          .first { fixture.host.tree[$0.id]?.spokenLabel == "Later" })
      fixture.host.send(.activate(later.id))
      fixture.host.settle()
      #expect(fixture.focused == "Row 4")
      #expect(fixture.host.press(UInt32(GDK_KEY_Down), GdkModifierType(0)))
      fixture.host.settle()
      #expect(fixture.focused == "Row 5")
    }

    struct Refusing: View {
      var body: some View {
        Button("First") {}
        Button("Never") {}.focusable(false)
        Button("Last") {}
      }
    }

    @Test("A view that refuses the focus is skipped, and a click does not focus it")
    func refusing() throws {
      let fixture = try HostFixture { Refusing() }
      func press() -> String {
        _ = gtk_widget_child_focus(fixture.host.mainSurface.canvas, GTK_DIR_TAB_FORWARD)
        fixture.host.settle()
        return fixture.focused
      }
      #expect([press(), press()] == ["First", "Last"])
      let never = try #require(fixture.button("Never"))
      #expect(gtk_widget_grab_focus(never) == 0)
    }
  }
#endif
