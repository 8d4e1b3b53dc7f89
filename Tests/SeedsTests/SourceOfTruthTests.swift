import SwiftUI
import Testing
import ViewTesting

private struct Doubled: View {
  @State private var name = "John"

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Copy()
    }
  }
}

private struct Copy: View {
  @State private var name = "John"

  var body: some View { Text(name) }
}

private struct Shared: View {
  @State private var name = "John"

  var body: some View {
    VStack {
      Text("Hello, \(name)")
      Editor(name: $name)
    }
  }
}

private struct Editor: View {
  @Binding var name: String

  var body: some View { TextField("Name", text: $name) }
}

private struct Chores: View {
  @State private var chores = [Chore(id: 1, title: "Wash"), Chore(id: 2, title: "Cook")]

  var body: some View {
    VStack {
      ForEach(chores) { chore in
        ChoreRow(chore: chore) {
          if let index = chores.firstIndex(where: { $0.id == chore.id }) {
            chores[index].isDone.toggle()
          }
        }
      }
      Button("Add") { chores.append(Chore(id: chores.count + 1, title: "New")) }
    }
  }
}

private struct Chore: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

private struct ChoreRow: View {
  let chore: Chore
  let toggle: () -> Void

  var body: some View {
    Button("\(chore.title) \(chore.isDone ? "done" : "open")") { toggle() }
  }
}

private struct Derived: View {
  @State private var items: [Int] = []

  var count: Int { items.count }

  var body: some View {
    Button("\(count) items") { items.append(count) }
  }
}

/// What the seed documents say of where data lives and which way it flows.
@MainActor @Suite struct SourceOfTruthTests {
  @Test("A state that is declared twice is two states, and they differ after the first change")
  func doubled() throws {
    let test = ViewTest(Doubled())
    try test.textField("Name").clear()
    try test.textField("Name").type("Ada")
    #expect(test.exists("John"))
    #expect(test.stateGraph.sources.map(\.owner) == ["Doubled", "Copy"])
  }

  @Test("One owner and a binding show one value everywhere")
  func shared() throws {
    let test = ViewTest(Shared())
    try test.textField("Name").clear()
    try test.textField("Name").type("Ada")
    #expect(test.exists("Hello, Ada"))
    #expect(test.stateGraph.sources.map(\.name) == ["Shared.name"])
    #expect(test.stateGraph["Shared.name"]?.borrowers == ["Editor.name"])
  }

  @Test("Data flows down, and a callback lets the owner change it: only that row runs again")
  func oneWay() throws {
    let test = ViewTest(Chores())
    try test.tap("Wash open")
    #expect(test.exists("Wash done"))
    #expect(test.lastUpdate.changes.map(\.source) == ["Chores.chores"])
    #expect(test.bodiesRun.contains("ChoreRow(1)"))
    try test.tap("Add")
    #expect(test.exists("New open"))
  }

  @Test("A computed property follows the state by itself")
  func derived() throws {
    let test = ViewTest(Derived())
    try test.tap("0 items")
    try test.tap("1 items")
    #expect(test.exists("2 items"))
    #expect(test.stateGraph.sources.map(\.name) == ["Derived.items"])
  }

  @Test("A tap goes from the action to the state, to the body that reads it, and to the screen")
  func tap() throws {
    let test = ViewTest(Derived())
    try test.tap("0 items")
    #expect(test.lastUpdate.cause == "activate \"0 items\"")
    #expect(test.lastUpdate.changes.map(\.source) == ["Derived.items"])
    #expect(test.lastUpdate.bodies.map(\.description) == ["Derived for items"])
  }
}
