import SwiftUI
import Testing
import ViewRuntime
import ViewTesting

extension Transaction {
  @Entry fileprivate var source = "none"
  @Entry fileprivate var other = 0
  @Entry fileprivate var kept = 0
}

@MainActor
struct TransactionTests {
  @Test("S6.7 withAnimation runs its body at once and returns its result")
  func synchronous() throws {
    struct Failure: Error {}
    var steps = ["before"]
    let result = withAnimation {
      steps.append("body")
      return 7
    }
    steps.append("after")
    #expect(result == 7)
    #expect(steps == ["before", "body", "after"])
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    #expect(Transaction.current.animation == nil)
  }

  @Test("S6.6 Nested transactions merge, and the inner one wins")
  func nesting() {
    withTransaction(\.source, "outer") {
      withAnimation(.linear) {
        #expect(Transaction.current.source == "outer")
        #expect(Transaction.current.animation == .linear)
        withAnimation(nil) { #expect(Transaction.current.animation == nil) }
        var silent = Transaction(animation: nil)
        silent.disablesAnimations = true
        withTransaction(silent) {
          #expect(Transaction.current.animation == nil)
          #expect(Transaction.current.disablesAnimations)
          #expect(Transaction.current.source == "outer")
        }
        withTransaction(\.source, "inner") {
          #expect(Transaction.current.source == "inner")
          #expect(Transaction.current.animation == .linear)
        }
        withTransaction(Transaction()) { #expect(Transaction.current.animation == .linear) }
      }
    }
    #expect(Transaction.current.source == "none")
  }

  @Test("S6.6 Values of both transactions count, and of two for the same key the inner one's")
  func nestedValues() {
    var inner = Transaction()
    inner.source = "inner"
    inner.other = 2
    var outer = Transaction()
    outer.source = "outer"
    outer.kept = 1
    withTransaction(outer) {
      withTransaction(inner) {
        #expect(Transaction.current.source == "inner")
        #expect(Transaction.current.other == 2)
        #expect(Transaction.current.kept == 1)
      }
    }
  }

  @Test("S6.6 A transaction does not follow a task out of its closure")
  func tasks() async {
    let task = withAnimation { Task { Transaction.current.animation } }
    #expect(await task.value == nil)
  }

  @Test("S2.11 Writes of one transaction with a custom value are one update")
  func ownValues() throws {
    struct Pair: View {
      let log: Log
      @State private var a = 0
      @State private var b = 0

      var body: some View {
        let _ = log("\(a) \(b)")
        VStack {
          PlainButton("together") {
            withTransaction(\.source, "tap") {
              a += 1
              b += 1
            }
          }
          PlainButton("apart") {
            withTransaction(\.source, "first") { a += 1 }
            withTransaction(\.source, "second") { b += 1 }
          }
        }
      }
    }
    let log = Log()
    let app = ViewTest(Pair(log: log))
    _ = log.take()
    try app.tap("together")
    #expect(log.take() == ["1 1"])
    try app.tap("apart")
    #expect(log.take() == ["2 1", "2 2"])
  }
}
