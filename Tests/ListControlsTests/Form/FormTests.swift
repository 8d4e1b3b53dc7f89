import SwiftUI
import Testing
import ViewTesting

private struct Settings: View {
  @State private var name = ""
  @State private var isPublic = false
  @State private var isOpen = true

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
        Toggle("Public", isOn: $isPublic)
      } header: {
        Text("Profile")
      } footer: {
        Text(verbatim: "\(name) \(isPublic)")
      }
      Section("More", isExpanded: $isOpen) { Text("inside") }
    }
  }
}

@MainActor
struct FormTests {
  @Test("Each control is a row, between header and footer")
  func rows() throws {
    let app = ViewTest(Settings())
    #expect(app.findAll(.row()).count == 3)
    try app.find(.textField("Name")).type("花")
    try app.tap(.toggle("Public"))
    #expect(app.exists("花 true"))
    #expect(app.findAll(.role(.form)).count == 1)
  }

  @Test("S7.5 In a disabled form nothing is deleted or moved, not even by the handles")
  func disabled() throws {
    struct Screen: View {
      @State private var names = ["a", "b"]
      @State private var isDisabled = true
      var body: some View {
        Form {
          ForEach(names, id: \.self) { Text(verbatim: $0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .disabled(isDisabled)
        Button("Enable") { isDisabled = false }
      }
    }
    let app = ViewTest(Screen())
    #expect(throws: (any Error).self) { try app.find(.row("a")).delete() }
    #expect(app.exists(.row("a")))
    try app.tap("Enable")
    try app.find(.row("a")).delete()
    #expect(!app.exists(.row("a")))
  }

  @Test("A tap on the header collapses a collapsible section")
  func closing() throws {
    let app = ViewTest(Settings())
    #expect(app.exists("inside"))
    try app.tap("More")
    #expect(!app.exists("inside"))
  }

  @Test("Outside a list, a section shows its parts in order")
  func plain() throws {
    let app = ViewTest(
      VStack {
        Section {
          Text("body")
        } header: {
          Text("Head")
        } footer: {
          Text("foot")
        }
      })
    #expect(app.findAll(.role(.text)).map(\.label) == ["Head", "body", "foot"])
  }
}
