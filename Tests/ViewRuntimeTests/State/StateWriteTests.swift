import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Shows a value and writes what a test passes.
private struct Holder<Value>: View {
  @State var value: Value
  let writes: [Value]
  let text: (Value) -> String

  init(_ value: Value, _ writes: Value..., text: @escaping (Value) -> String) {
    _value = State(initialValue: value)
    self.writes = writes
    self.text = text
  }

  var body: some View {
    VStack {
      Text(text(value))
      ForEach(0..<writes.count) { index in
        PlainButton("write \(index)") { value = writes[index] }
      }
    }
  }
}

private struct Point {
  var x = 0
  var name = ""
}

private struct CaseInsensitive: Equatable {
  var text: String
  static func == (a: Self, b: Self) -> Bool { a.text.lowercased() == b.text.lowercased() }
}

private final class Reference {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private enum Payload {
  case none
  case number(Int)
  case text(String)
}

@MainActor
struct StateWriteTests {
  private func ranAfterWriting<V>(_ holder: Holder<V>) throws -> Bool {
    let app = ViewTest(holder)
    try app.tap("write 0")
    return !app.bodiesRun.isEmpty
  }

  @Test("S2.9 Writing an equal value runs nothing")
  func equalWrites() throws {
    #expect(try !ranAfterWriting(Holder(1, 1) { "\($0)" }))
    #expect(try !ranAfterWriting(Holder("日本", "日" + "本") { $0 }))
    #expect(try !ranAfterWriting(Holder([1, 2], [1] + [2]) { "\($0)" }))
    #expect(try !ranAfterWriting(Holder(Int?.none, nil) { "\(String(describing: $0))" }))
    #expect(try ranAfterWriting(Holder(1, 2) { "\($0)" }))
    #expect(try ranAfterWriting(Holder(Int?.none, 0) { "\(String(describing: $0))" }))
  }

  @Test("S2.9 An Equatable value is compared by its own ==")
  func customEquality() throws {
    let (a, b) = (CaseInsensitive(text: "Straße"), CaseInsensitive(text: "STRAßE"))
    #expect(try !ranAfterWriting(Holder(a, b) { $0.text }))
  }

  @Test("S2.9 A struct without == is compared field by field")
  func structural() throws {
    let long = String(repeating: "long ", count: 20)
    let point = Point(x: 1, name: long)
    #expect(try !ranAfterWriting(Holder(point, Point(x: 1, name: long + "")) { $0.name }))
    #expect(try ranAfterWriting(Holder(point, Point(x: 2, name: long)) { $0.name }))
    #expect(try ranAfterWriting(Holder(point, Point(x: 1, name: "short")) { $0.name }))
  }

  @Test("S2.9 References are compared by identity")
  func references() throws {
    let object = Reference(1)
    #expect(try !ranAfterWriting(Holder(object, object) { "\($0.number)" }))
    #expect(try ranAfterWriting(Holder(object, Reference(1)) { "\($0.number)" }))
  }

  @Test("S2.9 An enum's other case or payload is a different value")
  func enums() throws {
    #expect(try ranAfterWriting(Holder(Payload.none, .number(0)) { "\($0)" }))
    #expect(try ranAfterWriting(Holder(Payload.number(1), .number(2)) { "\($0)" }))
    #expect(try ranAfterWriting(Holder(Payload.text("a"), .text("b")) { "\($0)" }))
    #expect(try !ranAfterWriting(Holder(Payload.text("a"), .text("a")) { "\($0)" }))
  }

  @Test("S2.9 A NaN is never equal, so it is always written")
  func notANumber() throws {
    #expect(try ranAfterWriting(Holder(Double.nan, .nan) { "\($0)" }))
  }

  @Test("S2.10 S13 D1 A write in a body is reported and dropped")
  func writeInBody() throws {
    struct Bad: View {
      @State private var count = 0

      var body: some View {
        let _ = (count = 7)
        VStack {
          Text("count \(count)")
          PlainButton("add") { count += 1 }
        }
      }
    }
    let app = ViewTest(Bad())
    #expect(app.exists("count 0"))
    #expect(app.diagnostics.map(\.code) == ["D1"])
    #expect(app.diagnostics.first?.message.contains("Bad") == true)
    try app.tap("add")
    #expect(app.exists("count 1"))
    #expect(app.bodiesRun == ["Bad"])
  }

  @Test("S2.10 S13 D1 A write through a binding in a child's body is dropped as well")
  func writeInChildBody() throws {
    struct Child: View {
      @Binding var count: Int
      var body: some View {
        let _ = (count += 1)
        Text("child \(count)")
      }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("parent \(count)")
          Child(count: $count)
        }
      }
    }
    let app = ViewTest(Parent())
    #expect(app.exists("parent 0"))
    #expect(app.exists("child 0"))
    #expect(app.diagnostics.map(\.code) == ["D1"])
  }

  @Test("S2.11 Writes of one turn are one update")
  func coalescing() throws {
    struct Many: View {
      @State private var a = 0
      @State private var b = 0
      let log: Log

      var body: some View {
        let _ = log("\(a) \(b)")
        PlainButton("write") {
          for number in 1...10 { (a, b) = (number, -number) }
        }
      }
    }
    let log = Log()
    let app = ViewTest(Many(log: log))
    try app.tap("write")
    #expect(log.take() == ["0 0", "10 -10"])
  }

  @Test("S2.9, S2.11 A value restored in the same turn is not a change")
  func backAgain() throws {
    let log = Log()
    struct Back: View {
      @State private var value = 0
      let log: Log

      var body: some View {
        let _ = log("\(value)")
        PlainButton("there and back") { (value, value) = (1, 0) }
        PlainButton("back in another transaction") {
          value = 1
          withAnimation { value = 0 }
        }
      }
    }
    let app = ViewTest(Back(log: log))
    try app.tap("there and back")
    #expect(log.take() == ["0"])
    try app.tap("back in another transaction")
    #expect(log.take() == ["1", "0"])
  }

  @Test("S2.9, S2.11 This also holds if other states are written in between")
  func backAgainInTurns() throws {
    struct Back: View {
      @State private var a = 0
      @State private var b = 0
      let log: Log

      var body: some View {
        let _ = log("\(a) \(b)")
        PlainButton("there and back") { (a, b, a, b) = (1, 1, 0, 0) }
        PlainButton("one of them") { (a, b, a, b) = (1, 1, 2, 0) }
        PlainButton("in another transaction") {
          (a, b) = (3, 3)
          withAnimation { (a, b, a) = (4, 4, 5) }
        }
      }
    }
    let log = Log()
    let app = ViewTest(Back(log: log))
    #expect(log.take() == ["0 0"])
    try app.tap("there and back")
    #expect(log.take() == [])
    try app.tap("one of them")
    #expect(log.take() == ["2 0"])
    try app.tap("in another transaction")
    #expect(log.take() == ["3 3", "5 4"])
  }

  @Test(
    "S2.11 Two states written alternately keep their values apart, however many updates there are")
  func interleaved() throws {
    struct Two: View {
      @State private var a = 0
      @State private var b = 0
      let log: Log

      var body: some View {
        let _ = log("\(a) \(b)")
        PlainButton("write") {
          for number in 1...3 {
            (a, b) = (number, -number)
            withAnimation { (a, b) = (number * 10, number * -10) }
          }
        }
      }
    }
    let log = Log()
    let app = ViewTest(Two(log: log))
    try app.tap("write")
    #expect(log.take() == ["0 0", "1 -1", "10 -10", "2 -2", "20 -20", "3 -3", "30 -30"])
    try app.tap("write")
    #expect(log.take() == ["1 -1", "10 -10", "2 -2", "20 -20", "3 -3", "30 -30"])
  }

  @Test("A value that is deallocated may write another state")
  func lastWill() throws {
    final class Heir {
      let will: () -> Void
      init(_ will: @escaping () -> Void) { self.will = will }
      deinit { will() }
    }
    struct Estate: View {
      @State private var heir: Heir?
      @State private var left = 0

      var body: some View {
        Text("left \(left)")
        PlainButton("come and go") {
          heir = Heir { left += 1 }
          heir = nil
        }
        PlainButton("stay for an update") {
          heir = Heir { left += 1 }
          withAnimation { heir = nil }
        }
      }
    }
    let app = ViewTest(Estate())
    try app.tap("come and go")
    #expect(app.exists("left 1"))
    try app.tap("stay for an update")
    // The last update's changes are kept for queries.
    try app.tap("come and go")
    #expect(app.exists("left 3"))
  }

  @Test("S2.11 Writes of different transactions are successive updates")
  func transactions() {
    struct Nested: View {
      @State private var value = 0
      let log: Log

      var body: some View {
        let _ = log("body \(value)")
        Text("\(value)")
          .onChange(of: value) { old, new in log("\(old)→\(new)") }
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
      }
    }
    let log = Log()
    _ = ViewTest(Nested(log: log))
    #expect(log.take() == ["body 0", "body 2", "0→2", "body 4", "2→4"])
  }

  @Test("S2.12 Any thread may write, without a warning")
  func backgroundWrite() async throws {
    struct Background: View {
      @State private var text = "before"

      var body: some View {
        VStack {
          Text(text)
          PlainButton("go") {
            let text = $text
            Task { @concurrent in
              #expect(!Thread.isMainThread)
              text.wrappedValue = "途中"
              text.wrappedValue = "after 👍"
            }
          }
        }
      }
    }
    let app = ViewTest(Background())
    try app.tap("go")
    try await app.settle()
    #expect(app.exists("after 👍"))
    #expect(app.writeWarnings.isEmpty)
  }

  @Test("S2.12 Writes from many threads all arrive")
  func manyThreads() async throws {
    struct Cells: View {
      @State private var a = 0
      @State private var b = 0

      var body: some View {
        VStack {
          Text("\(a) \(b)")
          PlainButton("go") {
            let (a, b) = ($a, $b)
            for cell in [a, b] {
              Task { @concurrent in for number in 1...1000 { cell.wrappedValue = number } }
            }
          }
        }
      }
    }
    let app = ViewTest(Cells())
    try app.tap("go")
    try await app.settle()
    #expect(app.exists("1,000 1,000"))
  }

  @Test("S2.13 Writes after the view is removed run nothing")
  func afterTheView() throws {
    struct Host: View {
      let keep: (Binding<Int>) -> Void
      @State private var shows = true

      var body: some View {
        VStack {
          PlainButton("hide") { shows = false }
          if shows { Child(keep: keep) }
        }
      }

      struct Child: View {
        let keep: (Binding<Int>) -> Void
        @State private var count = 0
        var body: some View { Text("\(count)").onAppear { keep($count) } }
      }
    }
    var kept: Binding<Int>?
    let app = ViewTest(Host { kept = $0 })
    try app.tap("hide")
    kept?.wrappedValue = 5
    #expect(kept?.wrappedValue == 5)
    #expect(app.bodiesRun == ["Host"])
    app.unmount()
    kept?.wrappedValue = 6
    #expect(kept?.wrappedValue == 6)
  }
}
