import SwiftUI
import Testing
import ViewTesting

@MainActor
struct TodosTests {
  @Test("A new row has the focus, and the Return key adds the next")
  func todos() async throws {
    let app = ViewTest(Todos())
    try app.tap("Add")
    try await app.settle()
    #expect(app.title == "2 todos")
    #expect(app.focused?.placeholder == "New")
    try app.focused?.type("Bread")
    try app.press(.return)
    try await app.settle()
    #expect(app.title == "3 todos")
    #expect(app.focused?.text == "")
    try app.tap("toggle Milk")
    try app.findAll(.role(.row))[0].swipe("Delete")
    try await app.settle()
    #expect(app.title == "2 todos")
    try app.tap("Edit")
    try await app.settle()
    #expect(app.exists("Delete 0"))
  }
}

private struct Todos: View {
  struct Item: Identifiable, Hashable {
    let id: Int
    var text = ""
    var done = false
  }
  enum Field: Hashable { case row(Int) }
  @State private var items = [Item(id: 1, text: "Milk")]
  @FocusState private var focus: Field?
  @State private var editMode = EditMode.inactive
  @State private var selection = Set<Int>()
  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach($items) { $item in
          HStack {
            Button {
              item.done.toggle()
            } label: {
              Image(systemName: item.done ? "checkmark.circle" : "circle")
            }
            .buttonStyle(.plain).accessibilityLabel("toggle \(item.text)")
            TextField("New", text: $item.text).focused($focus, equals: .row(item.id))
              .strikethrough(item.done)
              .onSubmit { add() }
          }
          .swipeActions(edge: .trailing, allowsFullSwipe: true) {
            Button(role: .destructive) {
              items.removeAll { $0.id == item.id }
            } label: {
              Label("Delete", systemImage: "trash")
            }
          }
        }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { items.remove(atOffsets: $0) }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        ToolbarItem(placement: .bottomBar) { Button("Add") { add() } }
        if editMode.isEditing {
          ToolbarItem(placement: .bottomBar) {
            Button("Delete \(selection.count)") {
              items.removeAll { selection.contains($0.id) }
              selection = []
            }
          }
        }
      }
      .environment(\.editMode, $editMode)
      .navigationTitle("\(items.count) todos")
    }
  }
  func add() {
    let id = (items.map(\.id).max() ?? 0) + 1
    items.append(Item(id: id))
    focus = .row(id)
  }
}
