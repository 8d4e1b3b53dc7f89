import Combine
import SwiftUI
import Testing
import ViewTesting

@Observable private class Entity {
  var age = 0
  init() {}
}
@Observable private class Person: Entity {
  var first = "a"
  var last = "b"
  var friends: [Person] = []
  var full: String { first + " " + last }
}
@Observable private class Middle: Person {
  var middle = "m"
  override var full: String { first + " " + middle + " " + last }
}
@Observable private class Box<T> {
  var value: T
  init(_ value: T) { self.value = value }
  struct Inner { @Observable class Deep { var n = 0 } }
}
@Observable private class Watched {
  var told: [String] = []
  var n = 0 {
    willSet { told.append("will \(newValue)") }
    didSet { told.append("did \(oldValue)") }
  }
}
@Observable private class ByHand {
  @ObservationIgnored private var stored = 0
  var value: Int {
    get {
      access(keyPath: \.value)
      return stored
    }
    set { withMutation(keyPath: \.value) { stored = newValue } }
  }
  var modified: Int {
    get { access(keyPath: \.modified); return stored }
    _modify {
      access(keyPath: \.modified)
      _$observationRegistrar.willSet(self, keyPath: \.modified)
      defer { _$observationRegistrar.didSet(self, keyPath: \.modified) }
      yield &stored
    }
  }
}
@Observable private class Lazy {
  @ObservationIgnored lazy var made: Int = { n + 1 }()
  var n = 1
  weak var other: Lazy?
  var forced: Int! = 3
}
@Observable private final class Coded: Hashable, Identifiable {
  var id = 1
  var name = "x"
  static func == (a: Coded, b: Coded) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Observable private final class Settings {
  var dict: [String: Bool] = [:]
  subscript(key: String) -> Bool {
    get { dict[key] ?? false }
    set { dict[key] = newValue }
  }
}

@MainActor
struct ObservationShapesTests {
  private let log = Log()

  private struct Read: View {
    let log: Log
    let text: () -> String
    var body: some View {
      let _ = log("body")
      Text(text())
    }
  }

  private func bodies(_ text: @escaping () -> String, after change: () -> Void) -> [String] {
    let app = ViewTest(Read(log: log, text: text))
    _ = log.take()
    app.run(change)
    let runs = log.take()
    return runs + [app.exists(.text(text())) ? "shown" : "stale"]
  }

  @Test("S5.4 A body depends on what an overriding property reads, also through the superclass")
  func inheritance() {
    let m = Middle()
    #expect(bodies({ m.full }, after: { m.middle = "q" }) == ["body", "shown"])
    #expect(bodies({ m.full }, after: { m.first = "q" }) == ["body", "shown"])
    #expect(bodies({ m.full }, after: { m.age = 4 }) == ["shown"])
    #expect(bodies({ "\(m.age)" }, after: { m.age = 5 }) == ["body", "shown"])
    let p: Person = m
    #expect(bodies({ p.full }, after: { m.middle = "z" }) == ["body", "shown"])
  }
  @Test("S5.4 Generic and nested classes are tracked like any other")
  func generics() {
    let b = Box([1]); let o = Box<Int?>(nil); let d = Box<Int>.Inner.Deep()
    #expect(bodies({ "\(b.value)" }, after: { b.value.append(2) }) == ["body", "shown"])
    #expect(bodies({ "\(o.value ?? 0)" }, after: { o.value = 2 }) == ["body", "shown"])
    #expect(bodies({ "\(d.n)" }, after: { d.n = 2 }) == ["body", "shown"])
  }
  @Test("S5.4 Observers of a property run once, and the body after them")
  func observers() {
    let w = Watched()
    #expect(bodies({ "\(w.n)" }, after: { w.n = 2 }) == ["body", "shown"])
    #expect(w.told == ["will 2", "did 0"])
  }
  @Test("S5.4 A computed property may notify reads and changes itself")
  func hand() {
    let w = ByHand()
    #expect(bodies({ "\(w.value)" }, after: { w.value = 2 }) == ["body", "shown"])
    #expect(bodies({ "\(w.modified)" }, after: { w.modified += 2 }) == ["body", "shown"])
  }
  @Test("S5.5 Lazy, weak and implicitly unwrapped properties")
  func lazies() {
    let l = Lazy(), k = Lazy()
    #expect(bodies({ "\(l.made)" }, after: { l.n = 4 }) == ["body", "shown"])
    #expect(bodies({ "\(l.other?.n ?? 0)" }, after: { l.other = k }) == ["body", "shown"])
    #expect(bodies({ "\(l.forced!)" }, after: { l.forced = 9 }) == ["body", "shown"])
    let c = Coded()
    #expect(bodies({ c.name }, after: { c.name = "9" }) == ["body", "shown"])
  }

  @Test("S5.9 A row follows its object, though the objects compare equal")
  func hashableClassInForEach() throws {
    struct Rows: View {
      let items: [Coded]
      var body: some View { VStack { ForEach(items) { i in Text(i.name) } } }
    }
    let c = Coded()
    let app = ViewTest(Rows(items: [c]))
    app.run { c.name = "second" }
    #expect(app.exists(.text("second")))
  }

  @Test("S5.1 A task may iterate over the values of an observation")
  func observationsSequence() async throws {
    struct V: View {
      let m: Watched
      @State var seen: [Int] = []
      var body: some View {
        VStack {
          Text(seen.map { "\($0)" }.joined(separator: ",")); PlainButton("inc") { m.n += 1 }
        }
        .task {
          for await n in Observations({ m.n }) { seen.append(n) }
        }
      }
    }
    let app = ViewTest(V(m: Watched()))
    try await app.settle()
    #expect(app.exists(.text("0")))
    try app.tap("inc")
    try await app.settle()
    #expect(app.exists(.text("0,1")))
  }

  @Test("S5.7 A modifier's body follows the object in its state")
  func publishedAndStateInModifier() throws {
    struct M: ViewModifier {
      @State var m = Watched()
      func body(content: Content) -> some View {
        VStack {
          content; Text("n\(m.n)"); PlainButton("inc") { m.n += 1 }
        }
      }
    }
    let app = ViewTest(Text("x").modifier(M()))
    try app.tap("inc")
    #expect(app.exists(.text("n1")))
  }
  @Test("S5.10 An object added later is tracked")
  func optionalState() throws {
    struct V: View {
      @State var m: Watched?
      var body: some View {
        VStack {
          if let m {
            Text("n\(m.n)"); PlainButton("inc") { m.n += 1 }; Stepper("s", value: Bindable(m).n)
          } else {
            Text("none").onAppear { m = Watched() }
          }
        }
      }
    }
    let app = ViewTest(V())
    try app.tap("inc")
    #expect(app.exists(.text("n1")))
  }
  @Test("S5.12 The environment knows an object by the type with which it was set")
  func subclassInEnvironment() throws {
    struct V: View {
      @Environment(Person.self) var p
      @Environment(Middle.self) var m: Middle?
      var body: some View { Text(p.full); Text(m == nil ? "no" : "yes") }
    }
    let app = ViewTest(V().environment(Middle() as Person))
    #expect(app.exists(.text("a m b")))
    #expect(app.exists(.text("no")))
  }
  @Test("S5.11 A binding may go through a subscript of the object")
  func dictionaryBinding() throws {
    struct V: View {
      @Bindable var s: Settings
      var body: some View {
        VStack {
          Toggle("t", isOn: $s["a"]); Text(s.dict["a"] == true ? "on" : "off")
        }
      }
    }
    let app = ViewTest(V(s: Settings()))
    try app.tap("t")
    #expect(app.exists(.text("on")))
  }
}
