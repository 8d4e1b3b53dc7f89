import SeededRandom
import SwiftUI
import Testing
import ViewTesting

private struct Names: View {
  @State private var names: [String]

  init(_ names: [String], edit: @escaping ([String]) -> [String]) {
    _names = State(initialValue: names)
    self.edit = edit
  }

  private let edit: ([String]) -> [String]

  var body: some View {
    VStack {
      PlainButton("edit") { names = edit(names) }
      ForEach(names, id: \.self) { Counter(name: $0) }
    }
  }
}

@Observable private final class Item: Identifiable {
  let id: Int
  var title: String

  init(_ id: Int) {
    self.id = id
    title = "item \(id)"
  }
}

private struct Constant: View {
  @State private var count = 2

  var body: some View {
    VStack {
      PlainButton("grow") { count += 1 }
      ForEach(0..<count) { Text("row \($0)") }
    }
  }
}

private struct Explicit: View {
  @State private var count = 2

  var body: some View {
    VStack {
      PlainButton("grow") { count += 1 }
      ForEach(0..<count, id: \.self) { Text("row \($0)") }
    }
  }
}

@MainActor
struct ForEachTests {
  private func texts(_ app: ViewTest) -> [String] {
    app.findAll(.containing(": ")).map(\.text)
  }

  @Test("S1.7 State moves with the id when the order changes, and no body runs for it")
  func reorder() throws {
    let app = ViewTest(Names(["a", "b", "c", "d"]) { _ in ["d", "b", "a", "c"] })
    for name in ["a", "c", "c", "d", "d", "d"] { try app.tap(.button(name)) }
    try app.tap("edit")
    #expect(app.bodiesRun == ["Names"])
    #expect(texts(app) == ["d: 3", "b: 0", "a: 1", "c: 2"])
  }

  @Test("S1.7 Removing and inserting keeps the state of the remaining rows")
  func insertAndRemove() throws {
    let app = ViewTest(Names(["a", "b", "c"]) { _ in ["x", "c", "a"] })
    for name in ["a", "b", "c", "c"] { try app.tap(.button(name)) }
    try app.tap("edit")
    #expect(app.bodiesRun == ["Names", "Counter(x)"])
    #expect(texts(app) == ["x: 0", "c: 2", "a: 1"])
  }

  @Test("S1.7 An id that returns later has lost its state")
  func vanishedID() throws {
    let app = ViewTest(Names(["a", "b"]) { $0.count == 2 ? ["b"] : ["a", "b"] })
    try app.tap(.button("a"))
    try app.tap("edit")
    try app.tap("edit")
    #expect(texts(app) == ["a: 0", "b: 0"])
  }

  @Test("S1.7 Removed views disappear in their order")
  func disappearanceOrder() throws {
    struct Logged: View {
      let log: Log
      @State private var names = (0..<20).map { "n\($0)" }

      var body: some View {
        VStack {
          PlainButton("clear") { names = [] }
          ForEach(names, id: \.self) { name in
            Text(name).onDisappear { log(name) }
          }
        }
      }
    }
    let log = Log()
    let app = ViewTest(Logged(log: log))
    try app.tap("clear")
    #expect(log.take() == (0..<20).map { "n\($0)" })
  }

  @Test("S1.7 Ids may be any text: Japanese, emoji, empty")
  func unusualIDs() throws {
    let family = "👩‍👩‍👧"
    let app = ViewTest(Names(["", "山田", family]) { $0.reversed() })
    try app.tap(.button(family))
    try app.tap(.button("山田"))
    try app.tap("edit")
    #expect(texts(app) == ["\(family): 1", "山田: 1", ": 0"])
  }

  @Test("S1.8 S13 D15b A constant range keeps its length, with a warning")
  func constantRange() throws {
    let app = ViewTest(Constant())
    #expect(app.diagnostics.isEmpty)
    try app.tap("grow")
    #expect(app.findAll(.containing("row ")).map(\.text) == ["row 0", "row 1"])
    #expect(app.diagnostics.map(\.code) == ["D15b"])
  }

  @Test("S1.8 A range with an explicit id may grow")
  func explicitRange() throws {
    let app = ViewTest(Explicit())
    try app.tap("grow")
    #expect(app.findAll(.containing("row ")).map(\.text) == ["row 0", "row 1", "row 2"])
    #expect(app.diagnostics.isEmpty)
  }

  @Test("S1.9 S13 D15a An id that occurs twice is shown twice, with a warning")
  func duplicates() throws {
    let app = ViewTest(Names(["a", "b", "a", "a"]) { $0.dropLast() + ["b", "c"] })
    #expect(texts(app) == ["a: 0", "b: 0", "a: 0", "a: 0"])
    #expect(Set(app.diagnostics.map(\.code)) == ["D15a"])
    try app.tap(.button("a").at(1))
    #expect(texts(app) == ["a: 0", "b: 0", "a: 1", "a: 0"])
    try app.tap("edit")
    #expect(texts(app) == ["a: 0", "b: 0", "a: 1", "b: 0", "c: 0"])
  }

  @Test("S1.9 Rows with the same id are added and removed one by one, in lazy containers too")
  func growingDuplicates() throws {
    struct Rows: View {
      @State private var names = ["x"]

      var body: some View {
        VStack {
          PlainButton("add") { names.append("t") }
          PlainButton("first") { names.removeFirst() }
          ForEach(names, id: \.self) { Text("plain \($0)") }
          List(names, id: \.self) { Text("listed \($0)") }
          ScrollView { LazyVStack { ForEach(names, id: \.self) { Text("lazy \($0)") } } }
        }
      }
    }
    let app = ViewTest(Rows(), size: CGSize(width: 640, height: 1600))
    var names = ["x"]
    func check() {
      for kind in ["plain", "listed", "lazy"] {
        #expect(
          app.findAll(.containing("\(kind) ")).filter { $0.role == .text }.map(\.text)
            == names.map { "\(kind) \($0)" })
      }
    }
    for _ in 0..<3 {
      try app.tap("add")
      names.append("t")
      check()
    }
    for _ in 0..<3 {
      try app.tap("first")
      names.removeFirst()
      check()
    }
  }

  @Test("S1.9 Rows with the same id all disappear when another row takes their place")
  func replacedDuplicates() throws {
    struct Rows: View {
      let log: Log
      @State private var names = ["a", "a", "a", "b"]
      var body: some View {
        VStack {
          PlainButton("replace") { names = ["c", "b"] }
          ForEach(names, id: \.self) { name in Text(name).onDisappear { log("\(name) left") } }
        }
      }
    }
    let log = Log()
    let app = ViewTest(Rows(log: log))
    try app.tap("replace")
    #expect(log.take() == ["a left", "a left", "a left"])
    #expect(app.findAll(.containing("a")).filter { $0.text == "a" }.isEmpty)
  }

  /// Most changes affect few elements, and the elements before and after them are not looked up.
  @Test(
    "S1.7 Whatever is inserted, removed or moved, each id keeps its count",
    arguments: 0..<30)
  func randomEdits(seed: UInt64) throws {
    final class Script { var names: [String] = [] }
    var random = SeededGenerator(seed: seed)
    let pool = (0..<16).map { "n\($0)" }
    let script = Script()
    script.names = Array(pool.shuffled(using: &random).prefix(10))
    var counts = Dictionary(uniqueKeysWithValues: script.names.map { ($0, 0) })
    let app = ViewTest(Names(script.names) { _ in script.names })
    for _ in 0..<15 {
      let former = script.names
      edit(&script.names, pool, &random)
      var shown: [String] = []
      for name in script.names where !shown.contains(name) { shown.append(name) }
      script.names = shown
      try app.tap("edit")
      if script.names == former { continue }
      let new = shown.filter { counts[$0] == nil }
      #expect(app.bodiesRun == ["Names"] + new.map { "Counter(\($0))" })
      counts = Dictionary(uniqueKeysWithValues: shown.map { ($0, counts[$0] ?? 0) })
      #expect(texts(app) == shown.map { "\($0): \(counts[$0] ?? -1)" })
      guard let name = shown.randomElement(using: &random) else { continue }
      try app.tap(.button(name))
      counts[name, default: 0] += 1
    }
  }

  @Test(
    "S1.9 Whatever is inserted, removed or moved, everything is shown in order", arguments: 0..<20)
  func randomDuplicates(seed: UInt64) throws {
    final class Script { var names: [String] = [] }
    var random = SeededGenerator(seed: seed)
    let pool = (0..<5).map { "n\($0)" }
    let script = Script()
    script.names = pool + pool.shuffled(using: &random)
    let app = ViewTest(Names(script.names) { _ in script.names })
    for _ in 0..<15 {
      edit(&script.names, pool, &random)
      try app.tap("edit")
      #expect(texts(app).map { String($0.prefix { $0 != ":" }) } == script.names)
    }
  }

  private func edit(
    _ names: inout [String], _ pool: [String], _ random: inout SeededGenerator
  ) {
    let place = Int.random(in: 0...names.count, using: &random)
    // May already exist.
    let name = pool[Int.random(in: 0..<pool.count, using: &random)]
    switch Int.random(in: 0..<6, using: &random) {
    case 0: names.insert(name, at: place)
    case 1: names.append(name)
    case 2: if place < names.count { names.remove(at: place) }
    case 3: if place < names.count { names.insert(names.remove(at: place), at: 0) }
    case 4: if place < names.count { names.swapAt(0, place) }
    default: names.replaceSubrange(place..<names.count, with: pool.suffix(3))
    }
  }

  @Test("S5.9 What an element's closure reads affects only that element")
  func ownScope() throws {
    struct Items: View {
      let items: [Item]
      let log: Log

      var body: some View {
        let _ = log("body")
        VStack {
          ForEach(items) { item in
            let _ = log("element \(item.id)")
            Text(item.title)
          }
        }
      }
    }
    let items = (0..<3).map { Item($0) }
    let log = Log()
    let app = ViewTest(Items(items: items, log: log))
    #expect(log.take() == ["body", "element 0", "element 1", "element 2"])
    items[1].title = "changed"
    #expect(app.exists("changed"))
    #expect(log.take() == ["element 1"])
    #expect(app.bodiesRun == [])
  }
}
