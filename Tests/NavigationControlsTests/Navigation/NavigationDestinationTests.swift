import SwiftUI
import Testing
import ViewTesting

private struct Presented: View {
  @State private var isShown = false
  @State private var item: String?
  @State private var count = 0

  var body: some View {
    VStack {
      Text("shown \(isShown ? "yes" : "no") item \(item ?? "none")")
      HStack {
        Button("Show") { isShown = true }
        Button("Hide") { isShown = false }
        Button("First") { item = "一" }
        Button("Second") { item = "二" }
        Button("None") { item = nil }
        Button("Count") { count += 1 }
      }
      NavigationStack {
        Text("Root")
          .navigationDestination(isPresented: $isShown) {
            Text("Presented \(count)")
          }
          .navigationDestination(item: $item) { ItemView(name: $0) }
      }
    }
  }
}

private struct ItemView: View {
  let name: String
  @State private var taps = 0
  var body: some View {
    Text("Item \(name)")
    Button("Taps \(taps)") { taps += 1 }
  }
}

private struct Misplaced: View {
  @State var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("One", value: 1)
        .navigationDestination(for: Int.self) { number in
          Text("Number \(number)")
            .navigationDestination(for: String.self) { Text($0) }
        }
    }
  }
}

private struct Twice: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { Text("inner \($0)") }
      }
      .navigationDestination(for: Int.self) { Text("outer \($0)") }
    }
  }
}

private struct Nested: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("One", value: 1)
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Word", value: "word \(number)")
            .navigationDestination(for: String.self) { Text("Shows \($0)") }
        }
      Button("Both") {
        path.append(2)
        path.append("deep")
      }
    }
  }
}

@MainActor
struct NavigationDestinationTests {
  private func codes(_ app: ViewTest) -> [String] { app.diagnostics.map(\.code) }

  @Test("S12.13 The screen of a replaced item keeps its item until it has gone")
  func replacedItem() throws {
    final class Journal { var lines: [String] = [] }
    struct Screens: View {
      let journal: Journal
      @State private var item: Int?

      var body: some View {
        NavigationStack {
          Button("One") { item = 1 }
            .navigationDestination(item: $item) { number in
              let _ = journal.lines.append("body \(number)")
              Button("Next") { item = number + 1 }
                .onAppear { journal.lines.append("appear \(number)") }
                .onDisappear { journal.lines.append("disappear \(number)") }
            }
        }
      }
    }
    let journal = Journal()
    let app = ViewTest(Screens(journal: journal))
    try app.tap("One")
    journal.lines = []
    try app.tap("Next")
    #expect(journal.lines == ["body 2", "appear 2", "disappear 1"])
  }

  @Test("S12.10 isPresented pushes and pops, and a pop by the user sets it to false")
  func isPresented() throws {
    let app = ViewTest(Presented())
    try app.tap("Show")
    #expect(app.exists("Presented 0"))
    try app.tap("Count")
    #expect(app.exists("Presented 1"))
    try app.tap("Hide")
    #expect(app.exists("Root"))
    try app.tap("Show")
    try app.goBack()
    #expect(app.exists("Root"))
    #expect(app.exists("shown no item none"))
  }

  @Test("S12.10 Another item is another screen; going back sets it to nil")
  func item() throws {
    let app = ViewTest(Presented())
    try app.tap("First")
    try app.tap("Taps 0")
    #expect(app.exists("Item 一"))
    try app.tap("Second")
    #expect(app.exists("Item 二"))
    #expect(app.exists("Taps 0"))
    try app.goBack()
    #expect(app.exists("Root"))
    #expect(app.exists("shown no item none"))
    try app.tap("First")
    try app.tap("None")
    #expect(app.exists("Root"))
  }

  @Test("S12.9 Of two destinations the one closest to the root wins, with a warning (D18)")
  func duplicates() throws {
    let app = ViewTest(Twice())
    #expect(codes(app) == ["D18"])
    try app.tap("One")
    #expect(app.exists("outer 1"))
  }

  @Test("S12.9 A destination on a pushed screen of a typed path is reported (D19)")
  func tooDeep() throws {
    let app = ViewTest(Misplaced())
    try app.tap("One")
    #expect(codes(app) == ["D19"])
  }

  @Test("S12.9 A destination on a lower screen is found even if that screen was never visible")
  func lowerScreen() throws {
    let app = ViewTest(Nested())
    try app.tap("Both")
    #expect(app.exists("Shows deep"))
    #expect(app.diagnostics.isEmpty)
    try app.goBack()
    try app.tap("Word")
    #expect(app.exists("Shows word 2"))
  }

  @Test("S12.9 A value without a destination is reported (D17)")
  func missing() throws {
    let app = ViewTest(NavigationStack { NavigationLink("Go", value: 1.5) })
    try app.tap("Go")
    #expect(codes(app) == ["D17"])
    try app.goBack()
    #expect(app.exists("Go"))
  }

  @Test("S12.11 A value link outside a stack is disabled and reported (D20)")
  func outside() throws {
    let app = ViewTest(NavigationLink("Go", value: 1))
    #expect(codes(app) == ["D20"])
    #expect(try !app.button("Go").isEnabled)
  }
}
