import SwiftUI
import Testing
import ViewTesting

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private func named(_ name: String) -> some View {
  Text(name).preference(key: Names.self, value: [name])
}

private struct Editable: View {
  let log: Log
  @State var names: [String]
  @State private var shows = true
  @State private var title = "x"

  var body: some View {
    VStack {
      PlainButton("reverse") { names.reverse() }
      PlainButton("remove") { names.removeFirst() }
      PlainButton("hide") { shows.toggle() }
      PlainButton("rename") { title += "!" }
      Text(title)
      VStack {
        ForEach(names, id: \.self) { named($0) }
        if shows { named("last") }
      }
      .onPreferenceChange(Names.self) { names in
        MainActor.assumeIsolated { log(names.joined(separator: " ")) }
      }
    }
  }
}

/// Relies on the rule that combining a value with the default leaves it unchanged.
private struct Latest: PreferenceKey {
  static let defaultValue = "default"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

@MainActor
struct PreferenceTests {
  private let log = Log()

  private func read(_ view: some View) -> [String] {
    _ = ViewTest(
      view.onPreferenceChange(Names.self) { [log] names in
        MainActor.assumeIsolated { log(names.joined(separator: " ")) }
      })
    return log.take()
  }

  @Test("S6.12 Values are combined in tree order, and read after the first update")
  func treeOrder() {
    #expect(
      read(
        VStack {
          named("a")
          HStack {
            named("b")
            Group {
              named("c")
              EmptyView()
              named("d")
            }
          }
          named("e")
        }) == ["a b c d e"])
  }

  @Test("S6.12 A branch, a container and an empty view without a value do not contribute")
  func noValue() {
    func latest(_ view: some View) -> [String] {
      _ = ViewTest(
        view.onPreferenceChange(Latest.self) { [log] value in
          MainActor.assumeIsolated { log(value) }
        })
      return log.take()
    }
    let (isShown, isHidden) = (true, false)
    let given = Text("given").preference(key: Latest.self, value: "given")
    #expect(latest(given.overlay { if isShown { Text("over") } }) == ["given"])
    #expect(latest(given.overlay { if isHidden { Text("over") } }) == ["given"])
    #expect(
      latest(
        VStack {
          given
          if isHidden { given }
          HStack { if isShown { Text("beside") } }
          AnyView(EmptyView())
          ForEach(0..<2) { Text("\($0)") }
          List { Text("row") }
        }) == ["given"])
    #expect(latest(HStack { if isHidden { given } }) == ["default"])
  }

  @Test("S6.12 A background's value comes before the view's, an overlay's after it")
  func layers() {
    #expect(
      read(named("view").overlay(named("over")).background(named("behind")))
        == ["behind view over"])
  }

  @Test("S6.12 A value on a parent replaces its children's")
  func replacement() {
    #expect(
      read(
        VStack {
          VStack { named("a") }.preference(key: Names.self, value: ["parent"])
          named("b")
        }) == ["parent b"])
  }

  @Test("S6.12 transformPreference changes the values of the views inside")
  func transform() {
    #expect(
      read(
        VStack {
          VStack {
            named("a")
            named("b")
          }
          .transformPreference(Names.self) { $0 = ["\($0.count) names"] }
          named("c")
        }) == ["2 names c"])
  }

  @Test("S6.12 If no view sets a value, the reader gets the default")
  func defaultValue() {
    #expect(read(Text("")) == [""])
  }

  @Test("S6.12 It is called again when the values or their order change, and not otherwise")
  func changes() throws {
    let app = ViewTest(Editable(log: log, names: ["a", "b", "c"]))
    #expect(log.take() == ["a b c last"])
    try app.tap("rename")
    #expect(log.take() == [])
    try app.tap("reverse")
    #expect(log.take() == ["c b a last"])
    try app.tap("remove")
    #expect(log.take() == ["b a last"])
    try app.tap("hide")
    #expect(log.take() == ["b a"])
    try app.tap("hide")
    #expect(log.take() == ["b a last"])
  }

  @Test("S6.12 The values of two views that change places are combined in the new order")
  func twoViewsChangePlaces() throws {
    let app = ViewTest(Editable(log: log, names: ["a", "b"]))
    try app.tap("hide")
    #expect(log.take() == ["a b last", "a b"])
    try app.tap("reverse")
    #expect(log.take() == ["b a"])
  }

  @Test("S1.7 A view that leaves gives no values, and gives them again if it comes back")
  func comesBack() async throws {
    struct Screen: View {
      let log: Log
      @State private var shows = true

      var body: some View {
        VStack {
          VStack {
            if shows { named("a").transition(.opacity) }
            named("b")
          }
          .onPreferenceChange(Names.self) { names in
            MainActor.assumeIsolated { log(names.joined(separator: " ")) }
          }
          PlainButton("toggle") { withAnimation(.linear(duration: 1)) { shows.toggle() } }
        }
      }
    }
    let log = Log()
    let app = ViewTest(Screen(log: log))
    try app.tap("toggle")
    try await app.advance(by: .milliseconds(400))
    try app.tap("toggle")
    try await app.advance(by: .seconds(2))
    #expect(log.lines == ["a b", "b", "a b"])
  }

  @Test("S6.12 It is not called again for an equal value")
  func equalValue() throws {
    struct Sum: View {
      let log: Log
      @State private var numbers = (1, 2)
      var body: some View {
        VStack {
          PlainButton("swap") { numbers = (numbers.1, numbers.0) }
          PlainButton("add") { numbers.0 += 1 }
          Text("a").preference(key: Total.self, value: numbers.0)
          Text("b").preference(key: Total.self, value: numbers.1)
        }
        .onPreferenceChange(Total.self) { total in MainActor.assumeIsolated { log("\(total)") } }
      }
    }
    let app = ViewTest(Sum(log: log))
    try app.tap("swap")
    #expect(log.take() == ["3"])
    try app.tap("add")
    #expect(log.take() == ["4"])
  }

  @Test("S6.1 S6.12 A reader's write is shown in the same frame")
  func sameFrame() {
    struct Shown: View {
      @State private var total = 0
      var body: some View {
        VStack {
          Text("total \(total)")
          Color.clear.preference(key: Total.self, value: 3)
          Color.clear.preference(key: Total.self, value: 4)
        }
        .onPreferenceChange(Total.self) { total = $0 }
      }
    }
    #expect(textsOfEachPatch(Shown()) == [["total 7"]])
  }

  @Test("S6.12 A nested reader passes the value on to the outer one")
  func nestedReaders() {
    let log = log
    #expect(
      read(
        VStack {
          named("a").onPreferenceChange(Names.self) { _ in
            MainActor.assumeIsolated { log("inner") }
          }
          named("b")
        }
      ).sorted() == ["a b", "inner"])
  }

  @Test("S13 D9 A reader that keeps changing what it reads is stopped and reported")
  func loop() {
    struct Endless: View {
      @State private var total = 0
      var body: some View {
        Text("\(total)").preference(key: Total.self, value: total)
          .onPreferenceChange(Total.self) { total = $0 + 1 }
      }
    }
    let app = ViewTest(Endless())
    #expect(Set(app.diagnostics.map(\.code)) == ["D9"])
    #expect(app.diagnostics.first?.message.contains("Total") == true)
  }
}
