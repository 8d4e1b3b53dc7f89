import SwiftUI
import Testing
import ViewTesting

private final class Box {}

/// A state that only an action reads.
private struct Unread: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    VStack {
      PlainButton("add") { count += 1 }
      PlainButton("tell") { log("\(count)") }
    }
  }
}

private struct Reader: View {
  @Binding var count: Int
  var body: some View { Text("count \(count)") }
}

private struct Passing: View {
  @State private var count = 0

  var body: some View {
    VStack {
      PlainButton("add") { count += 1 }
      Reader(count: $count)
    }
  }
}

private struct Immediate: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    VStack {
      PlainButton("twice") {
        count += 1
        log("after one: \(count)")
        count += 1
        log("after two: \(count)")
      }
      Text("count \(count)")
    }
  }
}

private struct FromParent: View {
  @State private var start = 1

  struct Child: View {
    @State private var value: Int
    init(start: Int) { _value = State(initialValue: start) }

    var body: some View {
      VStack {
        PlainButton("add") { value += 1 }
        Text("value \(value)")
      }
    }
  }

  var body: some View {
    VStack {
      PlainButton("start at ten") { start = 10 }
      PlainButton("start at twenty") { start = 20 }
      Child(start: start).id(start == 20)
    }
  }
}

private struct Inits: View {
  @State private var declared = 1
  @State private var undeclared: Int

  init() {
    undeclared = 7
    declared = 5
  }

  var body: some View { Text("\(declared) \(undeclared)") }
}

@MainActor
struct StateTests {
  @Test("S2.1 S13 D7 Outside a view: the initial value, lost writes, a constant binding")
  func uninstalled() {
    struct Value: View {
      @State var count = 3
      var body: some View { Text("\(count)") }
    }
    let app = ViewTest(Text(""))
    app.run {
      let value = Value()
      value.count = 4
      #expect(value.count == 3)
      let binding = value.$count
      binding.wrappedValue = 9
      #expect(binding.wrappedValue == 3)
    }
    #expect(app.diagnostics.map(\.code) == ["D7"])
  }

  @Test("S2.2 In init, writing a state with a default does nothing; one without is initialised")
  func initialisers() {
    #expect(ViewTest(Inits()).exists("1 7"))
  }

  @Test("S2.3 Each place has its own storage")
  func independence() throws {
    let app = ViewTest(
      VStack {
        Counter(name: "a")
        Counter(name: "b")
      })
    try app.tap("b")
    #expect(app.exists("a: 0"))
    #expect(app.exists("b: 1"))
    #expect(app.bodiesRun == ["Counter"])
  }

  @Test("S2.3 One view value at two places is two views")
  func oneValueTwice() throws {
    let counter = Counter(name: "same")
    let app = ViewTest(
      VStack {
        counter
        counter
      })
    try app.tap(.button("same").at(1))
    #expect(app.findAll(.containing("same:")).map(\.text) == ["same: 0", "same: 1"])
  }

  @Test("S1.17 S2.4 Every init evaluates the default; the first value of an identity stays")
  func defaults() throws {
    struct Child: View {
      let number: Int
      @State private var object: Box

      init(number: Int, log: Log) {
        self.number = number
        _object = State(wrappedValue: Self.make(log))
      }

      static func make(_ log: Log) -> Box {
        log("made")
        return Box()
      }

      var body: some View { Text("\(ObjectIdentifier(object).hashValue)") }
    }
    struct Parent: View {
      let log: Log
      @State private var number = 0

      var body: some View {
        VStack {
          PlainButton("next") { number += 1 }
          Child(number: number, log: log)
        }
      }
    }
    let log = Log()
    let app = ViewTest(Parent(log: log))
    let first = app.window.text
    #expect(log.take() == ["made"])
    try app.tap("next")
    #expect(log.take() == ["made"])
    #expect(app.bodiesRun == ["Parent", "Child"])
    #expect(app.window.text == first)
  }

  @Test("S2.5 A later initial value is ignored until the identity changes")
  func laterInitialValue() throws {
    let app = ViewTest(FromParent())
    try app.tap("add")
    try app.tap("start at ten")
    #expect(app.exists("value 2"))
    try app.tap("start at twenty")
    #expect(app.exists("value 20"))
  }

  @Test("S2.6 An action reads its own writes at once")
  func readAfterWrite() throws {
    let log = Log()
    let app = ViewTest(Immediate(log: log))
    try app.tap("twice")
    #expect(log.take() == ["after one: 1", "after two: 2"])
    #expect(app.exists("count 2"))
    #expect(app.bodiesRun == ["Immediate"])
  }

  @Test("S2.7 A state that the body does not read does not run it")
  func unread() throws {
    let log = Log()
    let app = ViewTest(Unread(log: log))
    try app.tap("add")
    #expect(app.bodiesRun == [])
    try app.tap("tell")
    #expect(log.take() == ["1"])
  }

  @Test("S2.7 A closure that captured an unread state is called with the current value")
  func capturedUnread() throws {
    struct Capturing: View {
      let log: Log
      @State private var name = "old"

      var body: some View {
        let name = $name
        return VStack {
          PlainButton("rename") { name.wrappedValue = "新しい" }
          PlainButton("tell") { log(name.wrappedValue) }
        }
      }
    }
    let log = Log()
    let app = ViewTest(Capturing(log: log))
    try app.tap("rename")
    #expect(app.bodiesRun == [])
    try app.tap("tell")
    #expect(log.take() == ["新しい"])
  }

  @Test("S2.8 Only the child that reads a binding runs; the parent that passes it on does not")
  func bindingReader() throws {
    let app = ViewTest(Passing())
    try app.tap("add")
    #expect(app.exists("count 1"))
    #expect(app.bodiesRun == ["Reader"])
  }

  @Test("S2.8 A binding passed through three views runs only the one that reads it")
  func deepReader() throws {
    struct Middle: View {
      @Binding var count: Int
      var body: some View { Inner(count: $count) }
      struct Inner: View {
        @Binding var count: Int
        var body: some View { Reader(count: $count) }
      }
    }
    struct Top: View {
      @State private var count = 0
      var body: some View {
        VStack {
          PlainButton("add") { count += 1 }
          Middle(count: $count)
        }
      }
    }
    let app = ViewTest(Top())
    try app.tap("add")
    #expect(app.exists("count 1"))
    #expect(app.bodiesRun == ["Reader"])
  }

  @Test("S2.14 A modifier has its own state, one for each place")
  func modifierState() throws {
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        VStack {
          content
          PlainButton("count \(count)") { count += 1 }
        }
      }
    }
    let app = ViewTest(
      VStack {
        Counter(name: "a").modifier(Counting())
        Text("b").modifier(Counting())
      })
    try app.tap(.button("count 0").at(1))
    #expect(app.findAll(.button()).map(\.text) == ["a", "count 0", "count 1"])
    #expect(app.bodiesRun == ["Counting"])
    try app.tap(.button("a"))
    #expect(app.exists("a: 1"))
  }
}
