import SwiftUI
import Testing
import ViewTesting

/// A list whose rows are edited in place, deleted, moved, searched and opened, in any order.
@MainActor
struct EditedListTests {
  private func names(_ app: ViewTest) -> String {
    app.findAll(.containing("items: ")).first?.text ?? ""
  }

  @Test("A row is deleted while it is edited: the others are not written to")
  func deleteWhileEditing() async throws {
    let app = ViewTest(Things())
    let field = try app.find(.textField("Name").at(1))
    try field.clear()
    try field.type("Beetroot")
    #expect(names(app) == "items: Apple Beetroot Cherry")
    try app.find(.textField("Name").at(1)).delete()
    try await app.advance(by: .seconds(1))
    #expect(names(app) == "items: Apple Cherry")
    #expect(app.exists("editing nothing"))
    try app.find(.textField("Name").at(1)).focus()
    #expect(app.exists("editing Cherry"))
    try app.find(.textField("Name").at(1)).type("!")
    #expect(names(app) == "items: Apple Cherry!")
    #expect(app.diagnostics.isEmpty)
  }

  @Test("Rows are moved and deleted while a search filters them")
  func filtered() async throws {
    let app = ViewTest(Things())
    try app.tap("Find a")
    try await app.advance(by: .seconds(1))
    #expect(app.findAll(.textField("Name")).map(\.text) == ["Apple", "Banana"])
    try app.find(.textField("Name").at(0)).delete()
    try await app.advance(by: .seconds(1))
    #expect(names(app) == "items: Banana Cherry")
    try app.find(.textField("Name")).type("s")
    #expect(names(app) == "items: Bananas Cherry")
    try app.tap("Find all")
    try await app.advance(by: .seconds(1))
    #expect(app.findAll(.textField("Name")).map(\.text) == ["Bananas", "Cherry"])
    #expect(app.diagnostics.isEmpty)
  }

  @Test(
    "A screen that edits an element by a binding deletes it and goes back",
    arguments: [true, false])
  func deletedByItsDetail(dismissesFirst: Bool) async throws {
    let app = ViewTest(Notebook(dismissesFirst: dismissesFirst))
    try app.tap("Two")
    try app.find(.textField("Title")).type("!")
    try app.tap("Delete")
    try await app.advance(by: .seconds(2))
    #expect(app.findAll(.row()).map(\.label) == ["One", "Three"])
    try app.tap("Three")
    #expect(app.exists(.textField("Title")))
    #expect(app.diagnostics.isEmpty)
    try await app.checkInvariants()
  }

  @Test("A column's detail disappears with its element, and another can be chosen")
  func selectionOfRemoved() async throws {
    let app = ViewTest(Mail(), size: CGSize(width: 900, height: 500))
    try app.find(.row("b")).tap()
    #expect(app.exists("reading b"))
    try app.tap("Archive")
    try await app.advance(by: .seconds(1))
    #expect(!app.exists("reading b"))
    #expect(app.exists("nothing chosen"))
    try app.find(.row("c")).tap()
    #expect(app.exists("reading c"))
    #expect(app.diagnostics.isEmpty)
  }
}

private struct Thing: Identifiable, Hashable {
  let id: Int
  var name: String
}

private struct Things: View {
  @State private var things = [
    Thing(id: 1, name: "Apple"), Thing(id: 2, name: "Banana"), Thing(id: 3, name: "Cherry"),
  ]
  @State private var search = ""
  @FocusState private var editing: Int?

  private var shown: [Binding<Thing>] {
    $things.filter { search.isEmpty || $0.wrappedValue.name.localizedStandardContains(search) }
  }

  var body: some View {
    VStack {
      Text(verbatim: "items: \(things.map(\.name).joined(separator: " "))")
      Text(verbatim: "editing \(things.first { $0.id == editing }?.name ?? "nothing")")
      Button("Find a") { withAnimation { search = "a" } }
      Button("Find all") { withAnimation { search = "" } }
      List {
        ForEach(shown) { $thing in
          TextField("Name", text: $thing.name).focused($editing, equals: thing.id)
        }
        .onDelete { offsets in
          let gone = Set(offsets.map { shown[$0].wrappedValue.id })
          withAnimation { things.removeAll { gone.contains($0.id) } }
        }
        .onMove { things.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

private struct Notebook: View {
  let dismissesFirst: Bool
  @State private var notes = [
    Thing(id: 1, name: "One"), Thing(id: 2, name: "Two"), Thing(id: 3, name: "Three"),
  ]

  var body: some View {
    NavigationStack {
      List($notes) { $note in
        NavigationLink(note.name) {
          NoteEditor(note: $note, dismissesFirst: dismissesFirst) {
            withAnimation { notes.removeAll { $0.id == note.id } }
          }
        }
      }
    }
  }
}

private struct NoteEditor: View {
  @Binding var note: Thing
  let dismissesFirst: Bool
  let delete: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Title", text: $note.name)
      Button("Delete", role: .destructive) {
        if dismissesFirst { dismiss() }
        delete()
        if !dismissesFirst { dismiss() }
      }
    }
    .navigationTitle(note.name)
  }
}

private struct Mail: View {
  @State private var messages = ["a", "b", "c"]
  @State private var chosen: String?

  var body: some View {
    NavigationSplitView {
      List(messages, id: \.self, selection: $chosen) { Text($0) }
    } detail: {
      if let chosen, messages.contains(chosen) {
        Text("reading \(chosen)")
        Button("Archive") { messages.removeAll { $0 == chosen } }
      } else {
        Text("nothing chosen")
      }
    }
  }
}
