import SwiftUI
import Testing
import ViewTesting

private struct Watching<Change: ViewModifier>: View {
  let change: (Int) -> Change
  @State private var value = 0
  @State private var other = 0

  init(_ change: @escaping (Int) -> Change) { self.change = change }

  var body: some View {
    VStack {
      PlainButton("add") { value += 1 }
      PlainButton("thrice") {
        value += 1
        value += 1
        value += 1
      }
      PlainButton("same") { value += 0 }
      PlainButton("other \(other)") { other += 1 }
      Text("\(value)").modifier(change(value))
    }
  }
}

private struct TwoArguments: ViewModifier {
  let value: Int
  var isInitial = false
  let log: Log

  func body(content: Content) -> some View {
    content.onChange(of: value, initial: isInitial) { log("\($0)→\($1)") }
  }
}

private struct NoArgument: ViewModifier {
  let value: Int
  let log: Log

  func body(content: Content) -> some View {
    content.onChange(of: value) { log("changed to \(value)") }
  }
}

private struct OneArgument: ViewModifier {
  let value: Int
  let log: Log

  func body(content: Content) -> some View {
    content.onChange(of: value, perform: { log("new \($0), captured \(value)") })
  }
}

@MainActor
struct OnChangeTests {
  private let log = Log()

  @Test("S6.8 It is not called at the start, but with the old and the new value at a change")
  func oldAndNew() throws {
    let app = ViewTest(Watching { [log] in TwoArguments(value: $0, log: log) })
    #expect(log.take() == [])
    try app.tap("add")
    #expect(log.take() == ["0→1"])
    try app.tap("same")
    try app.tap("other 0")
    #expect(log.take() == [])
    try app.tap("add")
    #expect(log.take() == ["1→2"])
  }

  @Test("S6.8 The form without arguments calls the new closure")
  func noArgument() throws {
    let app = ViewTest(Watching { [log] in NoArgument(value: $0, log: log) })
    try app.tap("add")
    #expect(log.take() == ["changed to 1"])
  }

  @Test("S6.8 The deprecated form calls the former closure with the new value")
  func formerClosure() throws {
    let app = ViewTest(Watching { [log] in OneArgument(value: $0, log: log) })
    try app.tap("add")
    try app.tap("add")
    #expect(log.take() == ["new 1, captured 0", "new 2, captured 1"])
  }

  @Test("S6.9 With initial: true it is called when the view appears, with the value twice")
  func initial() throws {
    let app = ViewTest(Watching { [log] in TwoArguments(value: $0, isInitial: true, log: log) })
    try app.tap("add")
    try app.tap("add")
    #expect(log.take() == ["0→0", "0→1", "1→2"])
  }

  @Test("S6.10 Several writes in one update are one call: the first old and the last new value")
  func coalescing() throws {
    let app = ViewTest(Watching { [log] in TwoArguments(value: $0, log: log) })
    try app.tap("thrice")
    #expect(log.take() == ["0→3"])
  }

  @Test("S6.10 Inner closures are called before outer ones, with the same values")
  func nesting() throws {
    struct Nested: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        PlainButton("add") { value += 1 }
          .onChange(of: value) { log("inner \($0)→\($1)") }
          .onChange(of: value) { log("outer \($0)→\($1)") }
      }
    }
    let app = ViewTest(Nested(log: log))
    try app.tap("add")
    #expect(log.take() == ["inner 0→1", "outer 0→1"])
  }

  @Test("S6.11 An action that changes its own value is called again in the same frame")
  func settling() throws {
    struct Clamped: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        VStack {
          PlainButton("ten") { value = 10 }
          Text("value \(value)")
        }
        .onChange(of: value) { old, new in
          log("\(old)→\(new)")
          value = min(new, 3)
        }
      }
    }
    let app = ViewTest(Clamped(log: log))
    try app.tap("ten")
    #expect(log.take() == ["0→10", "10→3"])
    #expect(app.exists("value 3"))
    #expect(app.bodiesRun == ["Clamped", "Clamped"])
    #expect(app.diagnostics.isEmpty)
  }

  @Test(
    "S6.11 S13 D8 An action that keeps changing its value is stopped the third time, and reported")
  func loop() throws {
    struct Endless: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        PlainButton("start \(value)") { value += 1 }
          .onChange(of: value) { old, new in
            log("\(old)→\(new)")
            value += 1
          }
      }
    }
    let app = ViewTest(Endless(log: log))
    try app.tap("start 0")
    #expect(log.take() == ["0→1", "1→2"])
    #expect(app.exists("start 3"))
    #expect(app.diagnostics.map(\.code) == ["D8"])
    #expect(app.diagnostics.first?.message.contains("Int") == true)
  }

  @Test("S6.8 A value without a state behind it works, too")
  func plainValue() throws {
    struct Row: View {
      let number: Int
      let log: Log
      var body: some View {
        Text("\(number)").onChange(of: number) { log("\($0)→\($1)") }
      }
    }
    struct Top: View {
      let log: Log
      @State private var number = 0
      var body: some View {
        VStack {
          PlainButton("add") { number += 1 }
          Row(number: number, log: log)
        }
      }
    }
    let app = ViewTest(Top(log: log))
    try app.tap("add")
    #expect(log.take() == ["0→1"])
  }
}
