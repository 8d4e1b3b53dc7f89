import Combine
import Foundation
import SwiftUI
import Testing
import ViewTesting

private enum Sorting: String { case name, date }
private enum Level: Int { case low, high }

/// A separate defaults suite for each test.
private func makeStore() -> UserDefaults { UserDefaults(suiteName: "kumiki-\(UUID().uuidString)")! }

private struct Settings: View {
  @AppStorage("flag") private var flag = true
  @AppStorage("count") private var count = 3
  @AppStorage("ratio") private var ratio = 0.5
  @AppStorage("name") private var name = "あ"
  @AppStorage("link") private var link = URL(string: "https://swift.org")!
  @AppStorage("data") private var data = Data([1])
  @AppStorage("sorting") private var sorting = Sorting.name
  @AppStorage("level") private var level = Level.low
  @AppStorage("optional") private var optional: String?
  @AppStorage("optionalLevel") private var optionalLevel: Level?

  var body: some View {
    VStack {
      Text(verbatim: "\(flag) \(count) \(ratio) \(name) \(link) \(Array(data)) \(sorting) \(level)")
      Text(verbatim: "\(optional ?? "nil") \(optionalLevel.map { "\($0)" } ?? "nil")")
      Button("Change") {
        flag = false
        count += 1
        ratio = 1.5
        name = "日本語 🎌"
        link = URL(string: "https://example.org/a")!
        data = Data([2, 3])
        sorting = .date
        level = .high
        optional = "some"
        optionalLevel = .high
      }
      Button("Clear") {
        optional = nil
        optionalLevel = nil
      }
      Toggle("Flag", isOn: $flag)
    }
  }
}

@MainActor private final class Log {
  var lines: [String] = []
}

private struct Animating: View {
  let store: UserDefaults
  let log: Log
  @AppStorage("count") private var count = 0
  @State private var other = 0

  var body: some View {
    let _ = log.lines.append("\(count) \(other)")
    Text(verbatim: "\(count) \(other)").transaction {
      let line = "animates \($0.animation != nil)"
      if log.lines.last != line { log.lines.append(line) }
    }
    Button("Property") { withAnimation { (count, other) = (count + 1, other + 1) } }
    Button("Defaults") {
      withAnimation {
        store.set(9, forKey: "count")
        other = 9
      }
    }
    Button("Before") {
      store.set(20, forKey: "count")
      withAnimation { other = 20 }
    }
  }
}

/// Counts the lookups.
private final class CountingDefaults: UserDefaults {
  nonisolated(unsafe) var lookups = 0

  override func object(forKey key: String) -> Any? {
    lookups += 1
    return super.object(forKey: key)
  }
}

private struct ManyRows: View {
  private struct Row: View {
    @AppStorage private var value: Int

    init(_ key: String) { _value = AppStorage(wrappedValue: 0, key) }
    var body: some View { Text(verbatim: "\(value)") }
  }

  private struct Totals {
    var writes = 0
  }

  let hasOneKey: Bool
  @State private var totals = Totals()

  var body: some View {
    ForEach(0..<100) { Row(hasOneKey ? "all" : "row \($0)") }
    Button("Write \(totals.writes)") {
      withAnimation {
        let writes = $totals.writes
        for _ in 0..<100 { writes.wrappedValue += 1 }
        let custom = Binding {
          totals.writes
        } set: {
          totals.writes = $0
        }.animation()
        for _ in 0..<100 { custom.wrappedValue += 1 }
      }
    }
  }
}

private struct Twins: View {
  var body: some View {
    VStack {
      Tally(name: "a")
      Tally(name: "b")
    }
  }
}

private struct Tally: View {
  let name: String
  @AppStorage("shared") private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

private final class Model: ObservableObject {
  @AppStorage("modelName") var name = "none"
}

private struct ModelScreen: View {
  @ObservedObject var model: Model

  var body: some View {
    VStack {
      Text(verbatim: "model \(model.name)")
      TextField("Name", text: $model.name)
    }
  }
}

private struct Keyed: View {
  struct Row: View {
    @AppStorage private var isDone: Bool
    @SceneStorage private var note: Int
    let id: Int

    init(id: Int) {
      self.id = id
      _isDone = AppStorage(wrappedValue: false, "done-\(id)")
      _note = SceneStorage(wrappedValue: 0, "note-\(id)")
    }

    var body: some View {
      Toggle("Done \(id)", isOn: $isDone)
      Button("note \(note)") { note += 1 }
      Text(verbatim: isDone ? "done" : "open")
    }
  }

  @State private var id = 1

  var body: some View {
    Row(id: id)
    Button("Other") { id = 3 - id }
  }
}

private struct WritingChild: View {
  @AppStorage("written") private var count = 0

  init() { count += 1 }

  var body: some View { Text("child") }
}

private struct WritingParent: View {
  @AppStorage("written") private var count = 0
  @State private var isShown = false

  var body: some View {
    Button("count \(count)") { isShown = true }
    if isShown { WritingChild() }
  }
}

@MainActor @Suite(.serialized)
struct AppStorageTests {
  @Test("S9.1 A property whose key changes shows and writes the new one")
  func otherKey() throws {
    let store = makeStore()
    let app = ViewTest(Keyed().defaultAppStorage(store))
    try app.toggle("Done 1").tap()
    try app.tap("note 0")
    #expect(app.exists("done") && app.exists("note 1"))
    try app.tap("Other")
    #expect(app.exists("open") && app.exists("note 0"))
    try app.toggle("Done 2").tap()
    try app.toggle("Done 2").tap()
    #expect(store.bool(forKey: "done-1") && !store.bool(forKey: "done-2"))
    try app.tap("Other")
    #expect(app.exists("done") && app.exists("note 1"))
  }

  @Test("S9.1 A write while a view is created is shown by other views")
  func writtenWhileMade() throws {
    UserDefaults.standard.removeObject(forKey: "written")
    defer { UserDefaults.standard.removeObject(forKey: "written") }
    let app = ViewTest(WritingParent())
    try app.tap("count 0")
    #expect(app.exists("child"))
    let written = UserDefaults.standard.integer(forKey: "written")
    #expect(written > 0)
    #expect(app.exists(.button("count \(written)")))
  }

  @Test("S9.1 Every type starts with its default, which is not written, and keeps a set value")
  func types() throws {
    let store = makeStore()
    let app = ViewTest(Settings().defaultAppStorage(store))
    #expect(app.exists("true 3 0.5 あ https://swift.org [1] name low"))
    #expect(app.exists("nil nil"))
    #expect(store.object(forKey: "count") == nil)
    try app.tap("Change")
    let changed = "false 4 1.5 日本語 🎌 https://example.org/a [2, 3] date high"
    #expect(app.exists(.text(changed)))
    #expect(app.exists("some high"))
    #expect(store.integer(forKey: "count") == 4)
    #expect(store.string(forKey: "sorting") == "date")
    let again = ViewTest(Settings().defaultAppStorage(store))
    #expect(again.exists(.text(changed)))
    try app.tap("Clear")
    #expect(app.exists("nil nil"))
    #expect(store.object(forKey: "optional") == nil)
    try app.toggle("Flag").tap()
    #expect(store.bool(forKey: "flag"))
  }

  @Test("S9.1 Views with the same key update one another")
  func twins() throws {
    let app = ViewTest(Twins().defaultAppStorage(makeStore()))
    try app.tap("a 0")
    #expect(app.exists("b 1"))
    #expect(app.bodiesRun.sorted() == ["Tally", "Tally"])
  }

  @Test("S6.6 A write to the defaults belongs to the transaction in which it is made")
  func transaction() throws {
    let (store, log) = (makeStore(), Log())
    let app = ViewTest(Animating(store: store, log: log).defaultAppStorage(store))
    for (button, lines) in [
      ("Property", ["1 1", "animates true"]), ("Defaults", ["9 9", "animates true"]),
      ("Before", ["20 9", "animates false", "20 20", "animates true"]),
    ] {
      log.lines = []
      try app.button(button).tap()
      #expect(log.lines == lines, "\(button)")
    }
  }

  @Test("Writes through bindings look up no default, and a poll looks up each key once")
  func lookups() throws {
    for (hasOneKey, most) in [(false, 1_000), (true, 10)] {
      let store = CountingDefaults(suiteName: "kumiki-\(UUID().uuidString)")!
      let app = ViewTest(ManyRows(hasOneKey: hasOneKey).defaultAppStorage(store))
      store.lookups = 0
      try app.button("Write 0").tap()
      #expect(app.exists(.button("Write 200")))
      #expect(0 < store.lookups && store.lookups <= most)
    }
  }

  @Test("S9.1 A value written directly to the defaults is shown")
  func external() async throws {
    let store = makeStore()
    let app = ViewTest(Settings().defaultAppStorage(store))
    store.set(9, forKey: "count")
    try await app.advance(by: .seconds(1))
    #expect(app.exists(.containing("true 9 0.5")))
    store.removeObject(forKey: "count")
    app.resize(to: CGSize(width: 600, height: 300))
    #expect(app.exists(.containing("true 3 0.5")))
  }

  @Test("S9.1 A test reads the value that it wrote to the defaults itself")
  func writtenByTest() throws {
    let store = makeStore()
    let app = ViewTest(Settings().defaultAppStorage(store))
    store.set(9, forKey: "count")
    #expect(app.exists(.containing("true 9 0.5")))
    #expect(app.bodiesRun == ["Settings"])
    store.removeObject(forKey: "count")
    #expect(app.exists(.containing("true 3 0.5")))
  }

  @Test("S9.1 In an ObservableObject a change announces the object's, also from elsewhere")
  func object() async throws {
    UserDefaults.standard.removeObject(forKey: "modelName")
    defer { UserDefaults.standard.removeObject(forKey: "modelName") }
    let model = Model()
    var announced: [String] = []
    let sink = model.objectWillChange.sink { announced.append(model.name) }
    defer { sink.cancel() }
    model.name = "Ada"
    #expect(announced == ["none"])
    #expect(UserDefaults.standard.string(forKey: "modelName") == "Ada")
    let app = ViewTest(ModelScreen(model: model))
    #expect(app.exists("model Ada"))
    UserDefaults.standard.set("Grace", forKey: "modelName")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("model Grace"))
    try app.textField("Name").type("!")
    #expect(UserDefaults.standard.string(forKey: "modelName") == "Grace!")
    #expect(app.exists("model Grace!"))
  }
}
