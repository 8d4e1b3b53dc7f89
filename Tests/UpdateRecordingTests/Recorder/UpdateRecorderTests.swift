import SwiftUI
import Testing
import ViewTesting

private struct Tally: View {
  @State private var count = 0
  @State private var title = "A"

  var body: some View {
    VStack {
      Button("More") { count += 1 }
      Button("Same") { count = count }
      Button("Thrice") {
        count += 1
        count += 1
        count += 1
      }
      Button("Rename") { title = "B" }
      Shown(count: count)
      Titled(title: title)
      Lent(count: $count)
      if count > 1 { Late() }
    }
  }
}

private struct Shown: View {
  let count: Int
  var body: some View { Text("\(count)") }
}

private struct Titled: View {
  let title: String
  var body: some View { Text(title) }
}

private struct Lent: View {
  @Binding var count: Int
  var body: some View { Button("Less") { count -= 1 } }
}

private struct Late: View {
  var body: some View { Text("late") }
}

private struct Rows: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    VStack {
      Button("Change b") { names[1] = "B" }
      Button("Drop a") { names.removeFirst() }
      ForEach(names, id: \.self) { Row(name: $0) }
    }
  }
}

private struct Row: View {
  let name: String
  @State private var isOn = false
  var body: some View { Toggle(isOn ? "\(name) on" : name, isOn: $isOn) }
}

private struct Delayed: View {
  @State private var text = "waiting"

  var body: some View {
    Text(text).task {
      try? await Task.sleep(for: .seconds(1))
      text = "done"
    }
  }
}

private struct Volume: Identifiable, Equatable {
  let id: Int
  let title = "A title that is longer than what a line of the inspector has room for, twice over"
  var isRead = false
}

@Observable private final class BookStore {
  var books = (0..<6).map { Volume(id: $0) }
}

private struct Shelf: View {
  @State private var books = (0..<6).map { Volume(id: $0) }
  @State private var store = BookStore()

  var body: some View {
    Text("\(books.count { $0.isRead }) \(store.books.count { $0.isRead })")
    Button("State") { books[3].isRead = true }
    Button("Object") { store.books[4].isRead = true }
    Button("Two") {
      store.books[4].isRead = false
      store.books[5].isRead = true
    }
  }
}

@MainActor @Suite struct UpdateRecorderTests {
  @Test(
    "After a tap: the cause, the change with its values, the bodies with reasons, the skipped"
  )
  func tap() throws {
    let test = ViewTest(Tally())
    try test.tap("More")
    let update = test.lastUpdate
    #expect(update.cause == "activate \"More\"")
    #expect(update.changes.map(\.description) == ["Tally.count: 0 → 1"])
    #expect(update.bodies.map(\.description) == ["Tally for count", "Shown for @self"])
    #expect(update.skipped == ["Titled", "Lent"])
    #expect(update.untouched == 0)
    #expect(update.frames == 1)
  }

  @Test("A new view ran because it is new")
  func identity() throws {
    let test = ViewTest(Tally())
    try test.tap("More")
    try test.tap("More")
    #expect(test.lastUpdate.bodies.last?.view == "Late")
    #expect(test.lastUpdate.bodies.last?.reasons == ["@identity"])
  }

  @Test("An equal write is not a change, and runs nothing")
  func equal() throws {
    let test = ViewTest(Tally())
    try test.tap("Same")
    #expect(test.lastUpdate.changes.isEmpty)
    #expect(test.lastUpdate.bodies.isEmpty)
    #expect(test.lastUpdate.untouched == 4)
  }

  @Test("For a long value whose start and end are unchanged, the changed part is shown")
  func parts() throws {
    let test = ViewTest(Shelf())
    try test.tap("State")
    #expect(
      test.lastUpdate.changes.map(\.description) == ["Shelf.books[3].isRead: false → true"])
    try test.tap("Object")
    #expect(
      test.lastUpdate.changes.map(\.description) == ["Shelf.store.books[4].isRead: false → true"])
    try test.tap("Two")
    #expect(test.lastUpdate.changes.map(\.description) == ["Shelf.store.books"])
  }

  @Test("Several writes of one action are one change, from the first value to the last")
  func several() throws {
    let test = ViewTest(Tally())
    try test.tap("Thrice")
    #expect(test.lastUpdate.changes.map(\.description) == ["Tally.count: 0 → 3"])
    #expect(test.lastUpdate.bodies.filter { $0.view == "Tally" }.count == 1)
  }

  @Test("A write through a binding is a change of its owner")
  func borrowed() throws {
    let test = ViewTest(Tally())
    try test.tap("Less")
    #expect(test.lastUpdate.cause == "activate \"Less\"")
    #expect(test.lastUpdate.changes.map(\.description) == ["Tally.count: 0 → -1"])
    #expect(test.stateGraph["Tally.count"]?.owner == "Tally")
    #expect(test.stateGraph["Tally.count"]?.borrowers == ["Lent.count"])
    #expect(test.stateGraph["Tally.count"]?.readers == ["Tally"])
  }

  @Test("Each action starts a new report")
  func anew() throws {
    let test = ViewTest(Tally())
    try test.tap("More")
    try test.tap("Rename")
    #expect(test.lastUpdate.changes.map(\.description) == ["Tally.title: \"A\" → \"B\""])
    #expect(test.lastUpdate.bodies.map(\.description) == ["Tally for title", "Titled for @self"])
    #expect(test.lastUpdate.skipped == ["Shown", "Lent"])
  }

  @Test("Rows have the id of their element; a row's own state runs only the row")
  func rows() throws {
    let test = ViewTest(Rows())
    #expect(test.stateGraph.views == ["Rows", "Row(a)", "Row(b)", "Row(c)"])
    try test.tap("b")
    #expect(test.lastUpdate.changes.map(\.description) == ["Row(b).isOn: false → true"])
    #expect(test.lastUpdate.bodies.map(\.description) == ["Row(b) for isOn"])
    #expect(test.lastUpdate.untouched == 3)
    try test.tap("Drop a")
    #expect(test.lastUpdate.bodies.map(\.view) == ["Rows"])
    #expect(test.lastUpdate.skipped == ["Row(b)", "Row(c)"])
    #expect(test.stateGraph["Row(b).isOn"]?.value == "true")
    #expect(test.stateGraph["Row(a).isOn"] == nil)
  }

  @Test("A change without a user action has no cause")
  func byItself() async throws {
    let test = ViewTest(Delayed())
    try await test.advance(by: .seconds(1))
    #expect(test.lastUpdate.cause == nil)
    #expect(
      test.lastUpdate.changes.map(\.description) == ["Delayed.text: \"waiting\" → \"done\""])
  }

  @Test("Printed, an update and a graph are a few readable lines")
  func printed() throws {
    let test = ViewTest(Tally())
    try test.tap("More")
    let lines = "\(test.lastUpdate)".split(separator: "\n").dropFirst()
    #expect(
      Array(lines) == [
        "  changed  Tally.count: 0 → 1", "  ran      Tally for count",
        "  ran      Shown for @self", "  skipped  Titled", "  skipped  Lent", "  untouched 0",
      ])
    let count = try #require(test.stateGraph["Tally.count"])
    #expect(
      "\(count)" == "Tally.count: Int = 1  @State\n  lent to  Lent.count\n  read by  Tally")
  }
}
