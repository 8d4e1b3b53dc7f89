import Combine
import SwiftUI
import Testing
import ViewRuntime
import ViewTesting

@MainActor
private final class Model: ObservableObject {
  @Published var count = 0
  var unpublished = 0

  init(_ log: Log? = nil) { log?("model made") }
}

private struct Owner: View {
  let name: String
  @StateObject private var model: Model

  init(_ name: String, _ log: Log) {
    self.name = name
    _model = StateObject(wrappedValue: Model(log))
  }

  var body: some View {
    VStack {
      PlainButton("add \(name)") { model.count += 1 }
      PlainButton("silent \(name)") { model.unpublished += 1 }
      Text("\(name) \(model.count) \(model.unpublished)")
    }
  }
}

private struct Parent: View {
  let log: Log
  @State private var name = "a"
  @State private var shows = true

  var body: some View {
    VStack {
      PlainButton("rename") { name = "b" }
      PlainButton("hide") { shows.toggle() }
      if shows { Owner(name, log) }
    }
  }
}

@MainActor
struct StateObjectTests {
  @Test("S4.4 The object is created once per identity, and not by later inits")
  func once() throws {
    let log = Log()
    let app = ViewTest(Parent(log: log))
    #expect(log.take() == ["model made"])
    try app.tap("add a")
    try app.tap("rename")
    #expect(log.take() == [])
    #expect(app.exists("b 1 0"))
    try app.tap("hide")
    try app.tap("hide")
    #expect(log.take() == ["model made"])
    #expect(app.exists("b 0 0"))
  }

  @Test("S4.4 A view that is never mounted creates no object")
  func unmounted() {
    let log = Log()
    _ = Owner("a", log)
    #expect(log.take() == [])
  }

  @Test("S4.4 The object is released with the view")
  func lifetime() throws {
    @MainActor final class Tracked: ObservableObject {
      let log: Log
      init(_ log: Log) { self.log = log }
      isolated deinit { log("gone") }
    }
    struct Holder: View {
      @StateObject var object: Tracked
      var body: some View { Text("held") }
    }
    struct Top: View {
      let log: Log
      @State private var shows = true
      var body: some View {
        VStack {
          PlainButton("hide") { shows = false }
          if shows { Holder(object: Tracked(log)) }
        }
      }
    }
    let log = Log()
    let app = ViewTest(Top(log: log))
    #expect(log.take() == [])
    try app.tap("hide")
    #expect(log.take() == ["gone"])
  }

  @Test("S4.4 S13 D6 Outside a view each read creates a new object, with a warning")
  func uninstalled() {
    let app = ViewTest(Text(""))
    app.run {
      let log = Log()
      let object = StateObject(wrappedValue: Model(log))
      #expect(object.wrappedValue !== object.wrappedValue)
      #expect(log.take() == ["model made", "model made"])
    }
    #expect(Set(app.diagnostics.map(\.code)) == ["D6"])
  }

  @Test("S4.3 A change of an unpublished property runs nothing")
  func unpublished() throws {
    let app = ViewTest(Parent(log: Log()))
    try app.tap("silent a")
    #expect(app.bodiesRun == [])
    #expect(app.exists("a 0 0"))
    try app.tap("add a")
    #expect(app.exists("a 1 1"))
  }

  @Test("S3.8 $object.property binds to the object")
  func projection() throws {
    struct Child: View {
      @Binding var count: Int
      var body: some View { PlainButton("child \(count)") { count += 1 } }
    }
    struct Top: View {
      @StateObject private var model = Model()
      var body: some View {
        VStack {
          Text("top \(model.count)")
          Child(count: $model.count)
        }
      }
    }
    let app = ViewTest(Top())
    try app.tap("child 0")
    #expect(app.exists("top 1"))
    #expect(app.exists("child 1"))
    #expect(app.bodiesRun == ["Top", "Child"])
  }

  @Test("S3.8 A write through $object.property carries the binding's transaction")
  func transaction() throws {
    final class Watching: ObservableObject {
      @Published var value = 0 { didSet { seen.append(Transaction.current.animation) } }
      var seen: [Animation?] = []
    }
    let object = Watching()
    let app = ViewTest(Text(""))
    app.run {
      let wrapper = ObservedObject(wrappedValue: object)
      wrapper.projectedValue.value.animation(.linear).wrappedValue = 1
      wrapper.projectedValue.value.wrappedValue = 2
    }
    #expect(object.seen == [.linear, nil])
  }
}
