import SwiftUI
import Testing
import ViewTesting

private struct Told: View {
  let name: String
  let log: Log

  var body: some View {
    Text(name).onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
  }
}

@MainActor
struct VisibilityTests {
  private let log = Log()

  @Test("S1.12 An invisible or hidden view appears when it is inserted, and does not disappear")
  func hidden() throws {
    struct Fading: View {
      let log: Log
      @State private var opacity = 0.0
      var body: some View {
        VStack {
          PlainButton("show") { opacity = 1 }
          PlainButton("fade") { opacity = 0 }
          Told(name: "faded", log: log).opacity(opacity)
          Told(name: "hidden", log: log).hidden()
        }
      }
    }
    let app = ViewTest(Fading(log: log))
    #expect(Set(log.take()) == ["+faded", "+hidden"])
    try app.tap("show")
    try app.tap("fade")
    #expect(log.take() == [])
  }

  @Test("S1.12 A view out of sight in a scroll view that is not lazy appears at once")
  func offscreen() {
    let app = ViewTest(
      ScrollView {
        VStack {
          ForEach(0..<100) { [log] in Told(name: "\($0)", log: log) }
        }
      })
    #expect(log.take().count == 100)
    app.unmount()
    #expect(log.take().count == 100)
  }

  @Test("S1.7 Rows of a lazy stack keep their state when they move")
  func lazyReorder() throws {
    struct Rows: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          PlainButton("edit") { names = ["c", "x", "a"] }
          ScrollView { LazyVStack { ForEach(names, id: \.self) { Counter(name: $0) } } }
        }
      }
    }
    let app = ViewTest(Rows())
    try app.tap(.button("a"))
    try app.tap(.button("b"))
    try app.tap(.button("c"))
    try app.tap(.button("c"))
    try app.tap("edit")
    #expect(app.findAll(.containing(": ")).map(\.text) == ["c: 2", "x: 0", "a: 1"])
    #expect(app.bodiesRun == ["Rows", "Counter(x)"])
  }

  @Test("S5.9 A lazy row has its own dependencies")
  func lazyScope() {
    let items = (0..<3).map { Item($0) }
    struct Rows: View {
      let items: [Item]
      let log: Log
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(items) { item in
              let _ = log("row \(item.id)")
              Text(item.title)
            }
          }
        }
      }
    }
    let app = ViewTest(Rows(items: items, log: log))
    #expect(log.take() == ["row 0", "row 1", "row 2"])
    items[2].title = "変更"
    #expect(app.exists("変更"))
    #expect(log.take() == ["row 2"])
    #expect(app.bodiesRun == [])
  }

  @Test("S1.10 Callbacks follow a view inserted and removed within one action")
  func shortLived() throws {
    struct Flashing: View {
      let log: Log
      @State private var shows = false
      var body: some View {
        VStack {
          PlainButton("go") { shows = true }
          if shows { Told(name: "flash", log: log).onAppear { shows = false } }
        }
      }
    }
    let app = ViewTest(Flashing(log: log))
    try app.tap("go")
    #expect(log.take() == ["+flash", "-flash"])
    #expect(!app.exists("flash"))
  }
}

@Observable private final class Item: Identifiable {
  let id: Int
  var title = "title"
  init(_ id: Int) { self.id = id }
}
