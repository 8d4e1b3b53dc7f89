import SwiftUI
import Testing
import ViewTesting

@propertyWrapper
private struct Doubled: DynamicProperty {
  @State private var base = 1
  private var cached = 0

  var wrappedValue: Int {
    get { cached }
    nonmutating set { base = newValue / 2 }
  }

  mutating func update() { cached = base * 2 }
}

private struct DoubledReader: View {
  @Doubled var number

  var body: some View {
    VStack {
      Text("number \(number)")
      PlainButton("ten") { number = 10 }
    }
  }
}

/// Adds to its stored sum in each `update()`.
@propertyWrapper
private struct Added: DynamicProperty {
  @State private var base = 1
  private var sum = 0

  var wrappedValue: Int { sum }
  var projectedValue: Binding<Int> { $base }

  mutating func update() { sum += base }
}

private struct AddedReader: View {
  @Added var number
  var body: some View { PlainButton("sum \(number)") { $number.wrappedValue += 1 } }
}

private struct OptionalReader: View {
  var added: Added? = Added()
  var body: some View { Text("optional \(added?.wrappedValue ?? 0)") }
}

private struct AddedParent: View {
  @State private var count = 0

  var body: some View {
    PlainButton("parent \(count)") { count += 1 }
    AddedReader()
    OptionalReader()
  }
}

private struct Inner: DynamicProperty {
  let log: Log
  @State var value = 1
  mutating func update() { MainActor.assumeIsolated { log("inner \(value)") } }
}

private struct Outer: DynamicProperty {
  let log: Log
  var inner: Inner
  @Environment(\.isEnabled) var isEnabled

  init(log: Log) {
    self.log = log
    inner = Inner(log: log)
  }

  mutating func update() {
    MainActor.assumeIsolated { log("outer \(inner.value) \(isEnabled)") }
  }
}

private struct Ordered: View {
  let log: Log
  var outer: Outer

  init(log: Log) {
    self.log = log
    outer = Outer(log: log)
  }

  var body: some View {
    let _ = log("body \(outer.inner.value)")
    PlainButton("add") { outer.inner.value += 1 }
  }
}

/// Not a dynamic property, so its contents are not installed.
private struct Plain {
  @State var count = 0
}

private final class PlainObject {
  @State var count = 0
}

private struct Uninstalled: View {
  var plain = Plain()
  var object = PlainObject()

  var body: some View {
    VStack {
      Text("\(plain.count) \(object.count)")
      PlainButton("add") {
        plain.count += 1
        object.count += 1
      }
    }
  }
}

private struct InTuple: View {
  var pair = (State(wrappedValue: 1), State(wrappedValue: "a"))

  var body: some View {
    VStack {
      Text("\(pair.0.wrappedValue) \(pair.1.wrappedValue)")
      PlainButton("change") {
        pair.0.wrappedValue = 2
        pair.1.wrappedValue = "あ"
      }
    }
  }
}

private struct InOptional: View {
  var state: State<Int>? = State(wrappedValue: 1)

  var body: some View {
    VStack {
      Text("value \(state?.wrappedValue ?? 0)")
      PlainButton("change") { state?.wrappedValue = 2 }
    }
  }
}

@MainActor
struct DynamicPropertyTests {
  @Test("S2.14 State inside a DynamicProperty struct is installed, at any depth")
  func nested() throws {
    let log = Log()
    let app = ViewTest(Ordered(log: log))
    try app.tap("add")
    #expect(log.take().last == "body 2")
    #expect(app.bodiesRun == ["Ordered"])
  }

  @Test("S2.14 State inside a plain struct or a class is not installed")
  func notInstalled() throws {
    let app = ViewTest(Uninstalled())
    try app.tap("add")
    #expect(app.exists("0 0"))
    #expect(app.bodiesRun == [])
  }

  @Test("S2.14 State inside a tuple is installed")
  func tuple() throws {
    let app = ViewTest(InTuple())
    try app.tap("change")
    #expect(app.exists("2 あ"))
  }

  @Test("S2.14 State inside an optional is installed")
  func optional() throws {
    let app = ViewTest(InOptional())
    try app.tap("change")
    #expect(app.exists("value 2"))
  }

  @Test("S2.15 Nested properties are set first, then update() runs, then the body, each time")
  func order() throws {
    let log = Log()
    let app = ViewTest(Ordered(log: log))
    #expect(log.take() == ["inner 1", "outer 1 true", "body 1"])
    try app.tap("add")
    #expect(log.take() == ["inner 2", "outer 2 true", "body 2"])
  }

  @Test("S2.15 S5.7 What update() reads is a dependency of the body")
  func updateIsTracked() throws {
    let app = ViewTest(DoubledReader())
    #expect(app.exists("number 2"))
    try app.tap("ten")
    #expect(app.exists("number 10"))
    #expect(app.bodiesRun == ["DoubledReader"])
  }

  @Test("S2.15 S6.3 What update() stores does not change the view's value")
  func updatesAreNotCompared() throws {
    let app = ViewTest(AddedParent())
    #expect(app.exists("sum 1") && app.exists("optional 1"))
    try app.tap("parent 0")
    #expect(app.exists("parent 1"))
    #expect(app.bodiesRun == ["AddedParent"])
  }

  @Test("S2.15 Each update() begins with the property as it was passed")
  func updatesDoNotAddUp() throws {
    let app = ViewTest(AddedReader())
    try app.tap("sum 1")
    #expect(app.exists("sum 2"))
    try app.tap("sum 2")
    #expect(app.exists("sum 3"))
  }

  @Test("S2.14 State and environment work in a button's style, for each button")
  func style() throws {
    struct Counting: ButtonStyle {
      @State private var count = 0
      @Environment(\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text("\(count) \(isEnabled ? "enabled" : "disabled")")
        }
        .onAppear { count += isEnabled ? 1 : 10 }
      }
    }
    let app = ViewTest(
      VStack {
        Button("a") {}
        Button("b") {}.disabled(true)
      }
      .buttonStyle(Counting()))
    #expect(app.exists("1 enabled"))
    #expect(app.exists("10 disabled"))
  }
}
