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

/// Stores a number next to the values that it is computed from.
private struct Redundant: View {
  @State private var items: [Int] = []
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) of \(items.count)")
      Button("Add") { items.append(0) }
      Button("Add and count") {
        items.append(0)
        count = items.count
      }
    }
  }
}

private struct Roster: View {
  @State private var chores = [Chore(id: 1, title: "Wash"), Chore(id: 2, title: "Cook")]

  var body: some View {
    VStack {
      ForEach(chores) { RosterRow(chore: $0) }
      Button("Do the first") { chores[0].isDone = true }
    }
  }
}

private struct RosterRow: View {
  let chore: Chore

  var body: some View { Text("\(chore.title) \(chore.isDone ? "done" : "open")") }
}

private struct Guest: Identifiable {
  let id: Int
  let name: String
}

/// A guest whose id changes each time the list is built.
private struct Stranger: Identifiable {
  let id = UUID()
  let name: String
}

private struct Reception: View {
  @State private var calls = 0

  var body: some View {
    VStack {
      Button("Call \(calls)") { calls += 1 }
      ForEach([Guest(id: 1, name: "山田"), Guest(id: 2, name: "Ada")]) { Greeted(name: $0.name) }
      ForEach([Stranger(name: "Who")]) { Greeted(name: $0.name) }
    }
  }
}

private struct Greeted: View {
  let name: String
  @State private var bows = 0

  init(name: String) { self.name = name }

  var body: some View { Button("\(name) \(bows)") { bows += 1 } }
}

/// The founding documents on where data lives and which way it flows.
@MainActor @Suite struct SourceOfTruthTests {
  @Test("A state declared twice is two states, which differ after the first change")
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

  @Test("Data flows down, and a callback lets the owner change it")
  func oneWay() throws {
    let test = ViewTest(Chores())
    try test.tap("Wash open")
    #expect(test.exists("Wash done"))
    #expect(test.exists("Cook open"))
    #expect(test.lastUpdate.changes.map(\.source) == ["Chores.chores"])
    #expect(test.bodiesRun.prefix(2) == ["Chores", "ChoreRow(1)"])
    try test.tap("Add")
    #expect(test.exists("New open"))
  }

  @Test("Of rows with only values, just the one whose value changed runs again")
  func rows() throws {
    let test = ViewTest(Roster())
    try test.tap("Do the first")
    #expect(test.exists("Wash done"))
    #expect(test.bodiesRun == ["Roster", "RosterRow(1)"])
  }

  @Test("With stable ids no row runs when the list updates; with new ones each is recreated")
  func ids() throws {
    let test = ViewTest(Reception())
    try test.tap("Ada 0")
    try test.tap("Who 0")
    #expect(test.exists("Who 1"))
    try test.tap("Call 0")
    #expect(test.exists("Ada 1"))
    #expect(test.exists("Who 0"))
    let greeted = test.bodiesRun.filter { $0.hasPrefix("Greeted") }
    #expect(greeted.count == 1)
    #expect(!greeted.contains("Greeted(2)"))
  }

  @Test("A computed property follows the state automatically")
  func derived() throws {
    let test = ViewTest(Derived())
    try test.tap("0 items")
    try test.tap("1 items")
    #expect(test.exists("2 items"))
    #expect(test.stateGraph.sources.map(\.name) == ["Derived.items"])
  }

  @Test("A derived value stored as state is stale until something updates it")
  func redundant() throws {
    let test = ViewTest(Redundant())
    try test.tap("Add")
    #expect(test.exists("0 of 1"))
    try test.tap("Add and count")
    #expect(test.exists("2 of 2"))
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
