#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Labels of fields in forms", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct FormLabelTests {
    struct Account: View {
      @State private var name = ""
      @State private var secret = ""
      @State private var size = 3.0
      @State private var isOpen = false
      var body: some View {
        Form {
          TextField("Name", text: $name, prompt: Text("First and last"))
          SecureField("Password", text: $secret)
          TextField("Town", text: $name).labelsHidden()
          Slider(value: $size, in: 0...9) { Text("Text size") }
          Button("More") { isOpen = true }
            .sheet(isPresented: $isOpen) { TextField("Nickname", text: $name) }
        }
      }
    }

    private func placeholder(_ name: String, in fixture: HostFixture) throws -> String {
      let field = try #require(
        fixture.nativeWidgets(EntryWidget.self).first {
          fixture.host.tree[$0.id]?.content.label == name
        })
      return fixture.host.tree[field.id]?.content.control?.placeholder ?? ""
    }

    private func frame(_ name: String, in fixture: HostFixture) throws -> CGRect {
      try #require(
        fixture.frame { [.textField, .secureField, .slider].contains($0.role) && $0.label == name })
    }

    @Test("S8.12 In a form, a field's label is beside it, and only a prompt is its placeholder")
    func form() throws {
      let fixture = try HostFixture(width: 480, height: 600) { Account() }
      fixture.rest()
      for name in ["Name", "Password", "Text size"] {
        let label = try #require(fixture.frame(ofText: name), "\(name) is not shown")
        let field = try frame(name, in: fixture)
        #expect(label.maxX < field.minX && label.minY < field.midY && field.midY < label.maxY)
        #expect(field.width >= 200, "\(name)")
      }
      #expect(try frame("Name", in: fixture).maxX == frame("Text size", in: fixture).maxX)
      #expect(try placeholder("Name", in: fixture) == "First and last")
      #expect(try placeholder("Password", in: fixture) == "")
    }

    @Test("S8.12 Without a shown label, in a form or elsewhere, it is the placeholder")
    func elsewhere() throws {
      let fixture = try HostFixture(width: 480, height: 600) { Account() }
      #expect(fixture.frame(ofText: "Town") == nil)
      #expect(try placeholder("Town", in: fixture) == "Town")
      fixture.press(try #require(fixture.button("More")))
      #expect(fixture.frame(ofText: "Nickname") == nil)
      #expect(try placeholder("Nickname", in: fixture) == "Nickname")
      let list = try HostFixture { List { TextField("Name", text: .constant("")) } }
      #expect(list.frame(ofText: "Name") == nil)
      #expect(try placeholder("Name", in: list) == "Name")
    }

    @Test("A field without room beside its label is below it")
    func narrow() throws {
      let title = "The name on the door of the house"
      let fixture = try HostFixture(width: 320) {
        Form { TextField(title, text: .constant("")) }
      }
      fixture.rest()
      let label = try #require(fixture.frame(ofText: title))
      let field = try frame(title, in: fixture)
      #expect(label.maxY <= field.minY && field.width > 200)
    }

    @Test("A click on the label focuses the field, and typed text is at its end")
    func click() throws {
      let fixture = try HostFixture(width: 480, height: 600) { Account() }
      fixture.rest()
      try fixture.click("Password")
      #expect(fixture.focused == "Password")
      try fixture.click("Name")
      #expect(fixture.focused == "Name")
      let entry = try #require(fixture.nativeWidgets(EntryWidget.self).first)
      #expect(gtk_editable_get_alignment(entry.widget.opaque) == 1)
    }

    @Test("A click on another text of the row does not")
    func otherText() throws {
      let fixture = try HostFixture(width: 480, height: 300) {
        Form {
          HStack {
            TextField("Amount", text: .constant(""))
            Text("JPY")
          }
          TextField("Name", text: .constant(""))
        }
      }
      fixture.rest()
      try fixture.click("Name")
      #expect(fixture.focused == "Name")
      try fixture.click("JPY")
      #expect(fixture.focused != "Amount")
      try fixture.click("Amount")
      #expect(fixture.focused == "Amount")
    }
  }
#endif
