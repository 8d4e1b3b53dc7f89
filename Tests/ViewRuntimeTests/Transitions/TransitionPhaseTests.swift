import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A transition that logs the phases of its body.
private struct Noted: Transition {
  let log: Log

  func body(content: Content, phase: TransitionPhase) -> some View {
    log("\(phase)")
    return content.opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct Cards: View {
  let log: Log
  var isNested = false
  @State private var ids: [Int] = []
  @State private var isOpen = false

  var body: some View {
    Button("Toggle") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
    Button("At once") { isOpen.toggle() }
    Button("Add") { withAnimation(.linear(duration: 1)) { ids.append(ids.count) } }
    if isOpen {
      if isNested {
        VStack { Text("Card").transition(Noted(log: log)) }
      } else {
        Text("Card").padding().transition(Noted(log: log))
      }
    }
    ForEach(ids, id: \.self) { Text("Item \($0)").transition(Noted(log: log)) }
  }
}

@MainActor
struct TransitionPhaseTests {
  private let log = Log()

  @Test("S1.21 The body of a transition sees that the view appears, is there, has gone")
  func phases() async throws {
    let app = ViewTest(Cards(log: log))
    try app.tap("Toggle")
    #expect(log.take() == ["willAppear", "identity"])
    try await app.advance(by: .seconds(2))
    try app.tap("Toggle")
    #expect(log.take() == ["didDisappear"])
    try await app.advance(by: .seconds(2))
    #expect(!app.exists("Card"))
    #expect(log.take() == [])
  }

  @Test("S1.21 A view that returns while being removed goes back to the identity phase")
  func returning() async throws {
    let app = ViewTest(Cards(log: log))
    try app.tap("Toggle")
    try await app.advance(by: .seconds(2))
    try app.tap("Toggle")
    try await app.advance(by: .milliseconds(500))
    _ = log.take()
    try app.tap("Toggle")
    #expect(log.take().first == "identity")
    #expect(!log.take().contains("willAppear"))
  }

  @Test("S1.21 An element of a ForEach appears separately")
  func elements() throws {
    let app = ViewTest(Cards(log: log))
    try app.tap("Add")
    #expect(log.take() == ["willAppear", "identity"])
  }

  @Test("S1.21 Without an animation, and inside an inserted view, a view is there at once")
  func atOnce() throws {
    let app = ViewTest(Cards(log: log))
    try app.tap("At once")
    #expect(log.take() == ["identity"])
    let nested = ViewTest(Cards(log: log, isNested: true))
    try nested.tap("Toggle")
    #expect(log.take() == ["identity"])
  }

  @Test("S1.21 A transition with its own animation needs no other, not even the first time")
  func ownAnimation() async throws {
    struct Card: View {
      let log: Log
      @State private var isOpen = false
      var body: some View {
        Button("Toggle") { isOpen.toggle() }
        if isOpen {
          Text("Card").transition(Noted(log: log).animation(.linear(duration: 1)))
        }
      }
    }
    let app = ViewTest(Card(log: log))
    for _ in 0..<2 {
      try app.tap("Toggle")
      #expect(log.take() == ["willAppear", "identity"])
      try await app.advance(by: .milliseconds(500))
      #expect(abs(try app.find("Card").opacity - 0.5) < 0.05)
      try await app.advance(by: .seconds(1))
      try app.tap("Toggle")
      #expect(log.take() == ["didDisappear"])
      try await app.advance(by: .seconds(2))
    }
  }

  @Test("S1.21 An initial view is there at once, even with its own animation")
  func fromTheBeginning() throws {
    struct Cards: View {
      let log: Log
      var isOpen = true
      var body: some View {
        if isOpen { Text("A").transition(Noted(log: log).animation(.linear(duration: 1))) }
        if isOpen { Text("B").transition(Noted(log: log).animation(.linear(duration: 1))) }
      }
    }
    _ = ViewTest(Cards(log: log))
    #expect(log.take() == ["identity", "identity"])
  }
}
