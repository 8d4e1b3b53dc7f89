#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("What accessibility clients receive", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct SpokenTreeTests {
    /// The widget tree below a widget: roles, with children in brackets.
    private func roles(_ widget: Widget, _ host: GTKHost) -> String {
      let role = gtk_accessible_get_accessible_role(widget.opaque)
      let parts = widget.parts.filter { part in
        host.nodesOfWidgets[part].flatMap { host.nativeWidgets[$0] }?.widget == part
      }.map { roles($0, host) }
      let name = Self.names[role.rawValue] ?? "?"
      return parts.isEmpty ? name : "\(name)(\(parts.joined(separator: " ")))"
    }

    private static let names: [UInt32: String] = Dictionary(
      uniqueKeysWithValues: [
        (GTK_ACCESSIBLE_ROLE_GROUP, "group"), (GTK_ACCESSIBLE_ROLE_LIST, "list"),
        (GTK_ACCESSIBLE_ROLE_LIST_ITEM, "item"), (GTK_ACCESSIBLE_ROLE_TABLE, "table"),
        (GTK_ACCESSIBLE_ROLE_ROW, "row"), (GTK_ACCESSIBLE_ROLE_CELL, "cell"),
        (GTK_ACCESSIBLE_ROLE_TAB_LIST, "tabs"), (GTK_ACCESSIBLE_ROLE_TAB, "tab"),
        (GTK_ACCESSIBLE_ROLE_BUTTON, "button"), (GTK_ACCESSIBLE_ROLE_LABEL, "label"),
        (GTK_ACCESSIBLE_ROLE_HEADING, "heading"), (GTK_ACCESSIBLE_ROLE_CHECKBOX, "check"),
        (GTK_ACCESSIBLE_ROLE_MENU_ITEM, "entry"),
        (GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX, "check-entry"),
        (GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO, "radio-entry"),
      ].map { ($0.0.rawValue, $0.1) })

    private func roles(_ fixture: HostFixture) -> String {
      roles(fixture.host.canvas, fixture.host)
    }

    struct Rows: View {
      @State private var chosen: Int? = 1
      var body: some View {
        List(0..<2, id: \.self, selection: $chosen) { Text(verbatim: "row \($0)") }
      }
    }

    @Test("A list contains its items, and an item reads its text once")
    func list() throws {
      #expect(roles(try HostFixture { Rows() }) == "group(list(item item))")
    }

    @Test("Rows that cannot be selected are items, too, and contain their texts")
    func plainRows() throws {
      let fixture = try HostFixture {
        List(0..<2, id: \.self) { number in
          Text(verbatim: "row \(number)")
          if number == 1 { Button("Do") {} }
        }
      }
      #expect(roles(fixture) == "group(list(item(label) item(label) item))")
    }

    @Test("A row with a button and a text is an item that contains both")
    func buttonBeside() throws {
      let fixture = try HostFixture {
        List(0..<2, id: \.self) { number in
          HStack {
            Text(verbatim: "row \(number)")
            Button("Do") {}
          }
        }
      }
      #expect(roles(fixture) == "group(list(item(label button) item(label button)))")
    }

    struct Person: Identifiable {
      let id: Int
      let name: String
    }

    struct People: View {
      @State private var chosen: Int? = 1
      var body: some View {
        Table([Person(id: 1, name: "Ada"), Person(id: 2, name: "Mika")], selection: $chosen) {
          TableColumn("Name", value: \.name)
          TableColumn("Number") { Text("\($0.id)") }
        }
      }
    }

    @Test("A table's rows contain their cells")
    func table() throws {
      let fixture = try HostFixture { People() }
      #expect(roles(fixture) == "group(row(label label) table(row(cell cell) row(cell cell)))")
    }

    struct Tabs: View {
      var body: some View {
        TabView {
          Text("one").tabItem { Text("One") }
          Text("two").tabItem { Text("Two") }
        }
      }
    }

    @Test("Tabs are tabs in a tab list")
    func tabs() throws {
      #expect(roles(try HostFixture { Tabs() }).contains("tabs(tab tab)"))
    }

    struct Links: View {
      var body: some View {
        NavigationStack {
          List(0..<2, id: \.self) { NavigationLink("link \($0)", value: $0) }
            .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
        }
      }
    }

    @Test("A row with a single link is an item, and is activated like one")
    func links() throws {
      let fixture = try HostFixture { Links() }
      #expect(roles(fixture).contains("list(item item)"))
      fixture.press(try #require(fixture.button("link 1")))
      #expect(fixture.texts.contains("page 1"))
    }

    struct Opening: View {
      @State private var isOpen = false
      var body: some View { DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") } }
    }

    @Test("A disclosure reports whether it is expanded")
    func expanders() throws {
      let fixture = try HostFixture { Opening() }
      let button = try #require(fixture.nativeWidgets(ButtonWidget.self).first)
      let node = try #require(fixture.host.tree[button.id])
      #expect(node.content.traits.contains(.disclosure) && !node.content.traits.contains(.selected))
      fixture.press(button.widget)
      #expect(node.content.traits.contains([.disclosure, .selected]))
    }

    struct Switches: View {
      @State private var isOn = false
      @State private var order = 1
      var body: some View {
        Toggle("Loud", isOn: $isOn).toggleStyle(.button)
        Menu("More") {
          Toggle("Bold", isOn: $isOn)
          Picker("Order", selection: $order) {
            Text("Up").tag(1)
            Text("Down").tag(2)
          }
          .pickerStyle(.inline)
          Button("Print") {}
        }
      }
    }

    @Test("What is on or off has a role of which screen readers say so, in menus, too")
    func switches() throws {
      let fixture = try HostFixture { Switches() }
      #expect(roles(fixture) == "group(check button)")
      fixture.press(try #require(fixture.button("More")))
      fixture.rest()
      func role(_ name: String) throws -> String? {
        let entry = try #require(fixture.button(name))
        return Self.names[gtk_accessible_get_accessible_role(entry.opaque).rawValue]
      }
      #expect(try role("Bold") == "check-entry")
      #expect(try [role("Up"), role("Down")] == ["radio-entry", "radio-entry"])
      #expect(try role("Print") == "entry")
    }

    @Test("A field without a name is called by the header of its section")
    func namelessField() throws {
      let fixture = try HostFixture {
        Form {
          Section("Notes") {
            Text("Shown to everybody")
            TextEditor(text: .constant(""))
          }
          Section { TextEditor(text: .constant("")) }
        }
      }
      let editors = fixture.nativeWidgets(EditorWidget.self).sorted { $0.id < $1.id }
      #expect(editors.map { fixture.host.tree[$0.id]?.sectionTitle } == ["Notes", nil])
    }

    @Test("The tab key moves through list rows as it does through views outside")
    func tabKey() throws {
      struct Mixed: View {
        @State private var isOn = false
        var body: some View {
          Button("Before") {}
          List { Toggle("Loud", isOn: $isOn) }
          Button("After") {}
        }
      }
      let fixture = try HostFixture { Mixed() }
      func press() -> String {
        _ = gtk_widget_child_focus(fixture.host.canvas, GTK_DIR_TAB_FORWARD)
        fixture.host.settle()
        return fixture.focused
      }
      #expect([press(), press(), press()] == ["Before", "Loud", "After"])
    }
  }
#endif
