import SwiftUI
import Testing
import ViewTesting

@MainActor
struct CompletionTests {
  private struct Mover: View {
    let log: Log
    var animation: Animation? = .linear(duration: 1)
    var criteria = AnimationCompletionCriteria.logicallyComplete
    @State private var x = 0.0

    var body: some View {
      VStack {
        Button("Go") { move(to: 100) }
        Button("Back") { move(to: 0) }
        Button("Stay") { move(to: x) }
        Text("a").offset(x: x)
      }
    }

    private func move(to place: Double) {
      withAnimation(animation, completionCriteria: criteria) {
        x = place
      } completion: {
        log("at \(Int(place))")
      }
      log("moved")
    }
  }

  @Test("S6.7 A completion is called once, when its animations have ended")
  func once() async throws {
    let log = Log()
    let app = ViewTest(Mover(log: log))
    try app.tap("Go")
    #expect(log.take() == ["moved"])
    try await app.advance(by: .milliseconds(999))
    #expect(log.take() == [])
    try await app.advance(by: .milliseconds(1))
    #expect(log.take() == ["at 100"])
    try await app.advance(by: .seconds(5))
    #expect(log.take() == [])
  }

  @Test("S6.7 A completion is called at once if nothing animates")
  func atOnce() throws {
    let log = Log()
    let app = ViewTest(Mover(log: log))
    try app.tap("Stay")
    #expect(log.take() == ["moved", "at 0"])
    let plain = ViewTest(Mover(log: log, animation: nil))
    try plain.tap("Go")
    #expect(log.take() == ["moved", "at 100"])
    withAnimation {
      log("body")
    } completion: {
      log("completion")
    }
    log("after")
    #expect(Set(log.take()) == ["body", "completion", "after"])
  }

  @Test("S6.7 The completion of a closure that writes nothing is called after the action")
  func nothingWritten() throws {
    struct Idle: View {
      let log: Log

      var body: some View {
        Button("Go") {
          withAnimation {
          } completion: {
            log("completion")
          }
          log("after")
        }
      }
    }
    let log = Log()
    let app = ViewTest(Idle(log: log))
    try app.tap("Go")
    #expect(log.take() == ["after", "completion"])
  }

  @Test("S6.7 A logical end is after a spring's duration, a removal when it rests")
  func criteria() async throws {
    let log = Log()
    let logical = ViewTest(Mover(log: log, animation: .spring(duration: 0.5)))
    try logical.tap("Go")
    try await logical.advance(by: .milliseconds(499))
    #expect(log.take() == ["moved"])
    try await logical.advance(by: .milliseconds(1))
    #expect(log.take() == ["at 100"])
    #expect(logical.isMoving)

    let removed = ViewTest(Mover(log: log, animation: .spring(duration: 0.5), criteria: .removed))
    try removed.tap("Go")
    let rest = 0.7348  // Then (1 + 4πt)·e^(−4πt) is a thousandth.
    try await removed.advance(by: .seconds(rest - 0.01))
    #expect(log.take() == ["moved"])
    try await removed.advance(by: .milliseconds(20))
    #expect(log.take() == ["at 100"])
    #expect(!removed.isMoving)
  }

  @Test("S6.7 A later animation of the same value does not delay a logical end")
  func overtaken() async throws {
    let log = Log()
    let app = ViewTest(Mover(log: log, animation: .spring(duration: 0.5)))
    try app.tap("Go")
    try await app.advance(by: .milliseconds(300))
    try app.tap("Back")
    #expect(log.take() == ["moved", "moved"])
    try await app.advance(by: .milliseconds(200))
    #expect(log.take() == ["at 100"])
    try await app.advance(by: .milliseconds(300))
    #expect(log.take() == ["at 0"])
  }

  @Test("S6.7 A removal waits for later animations of the same value")
  func removal() async throws {
    let log = Log()
    let app = ViewTest(Mover(log: log, criteria: .removed))
    try app.tap("Go")
    try await app.advance(by: .milliseconds(500))
    try app.tap("Back")
    _ = log.take()
    try await app.advance(by: .milliseconds(999))
    #expect(log.take() == [])
    try await app.advance(by: .milliseconds(1))
    #expect(log.take() == ["at 100", "at 0"])
  }

  private struct Nested: View {
    let log: Log
    @State private var x = 0.0
    @State private var y = 0.0

    var body: some View {
      VStack {
        Button("Each") {
          withAnimation(.linear(duration: 1)) {
            x = 100
            withAnimation(.linear(duration: 2)) {
              y = 100
            } completion: {
              log("inner")
            }
          } completion: {
            log("outer")
          }
        }
        Button("One") {
          withAnimation(.linear(duration: 1)) {
            x = 20
            withAnimation(.linear(duration: 2)) { y = 20 }
          } completion: {
            log("both")
          }
        }
        Button("Criteria") {
          withAnimation(.linear(duration: 1), completionCriteria: .removed) {
            x = 50
            withAnimation(.linear(duration: 2)) {
              y = 50
            } completion: {
              log("logical")
            }
          } completion: {
            log("removed")
          }
        }
        Text("a").offset(x: x)
        Text("b").offset(x: y)
      }
    }
  }

  @Test("S6.16 A completion does not wait for animations of an inner one with the same criteria")
  func nested() async throws {
    let log = Log()
    let app = ViewTest(Nested(log: log))
    try app.tap("Each")
    try await app.advance(by: .milliseconds(1100))
    #expect(log.take() == ["outer"])
    try await app.advance(by: .seconds(1))
    #expect(log.take() == ["inner"])
  }

  @Test("S6.16 A completion waits for inner animations without one, or with other criteria")
  func nestedWithoutOwn() async throws {
    let log = Log()
    let app = ViewTest(Nested(log: log))
    for (name, ends) in [("One", ["both"]), ("Criteria", ["logical", "removed"])] {
      try app.tap(.named(name))
      try await app.advance(by: .milliseconds(1100))
      #expect(log.take() == [])
      try await app.advance(by: .seconds(1))
      #expect(Set(log.take()) == Set(ends))
    }
  }

  @Test("S6.16 Two completions of one transaction are both called")
  func twoOfOne() async throws {
    struct Twice: View {
      let log: Log
      @State private var x = 0.0

      var body: some View {
        Button("Go") {
          var transaction = Transaction(animation: .linear(duration: 1))
          transaction.addAnimationCompletion { log("first") }
          transaction.addAnimationCompletion { log("second") }
          withTransaction(transaction) { x = 10 }
        }
        .offset(x: x)
      }
    }
    let log = Log()
    let app = ViewTest(Twice(log: log))
    try app.tap("Go")
    #expect(log.take() == [])
    try await app.advance(by: .milliseconds(1100))
    #expect(Set(log.take()) == ["first", "second"])
  }

  @Test("S6.7 A completion is called even if its view is removed")
  func gone() async throws {
    struct Host: View {
      let log: Log
      @State private var isThere = true

      var body: some View {
        VStack {
          if isThere { Mover(log: log) }
          Button("Remove") { isThere = false }
        }
      }
    }
    let log = Log()
    let app = ViewTest(Host(log: log))
    try app.tap("Go")
    try await app.advance(by: .milliseconds(100))
    try app.tap("Remove")
    #expect(log.take() == ["moved", "at 100"])
    #expect(!app.isMoving)
  }
}
