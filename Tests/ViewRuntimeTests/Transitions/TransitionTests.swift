import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A card that logs when it appears and disappears, and counts.
private struct Card: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    Text("Card \(count)")
      .accessibilityIdentifier("card")
      .onAppear { log("appear") }
      .onDisappear { log("disappear") }
      .task {
        do {
          while true {
            try await Task.sleep(for: .milliseconds(100))
            count += 1
          }
        } catch { log("cancelled") }
      }
  }
}

private struct Deck: View {
  let log: Log
  var transition: AnyTransition?
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
      Button("At once") { isOpen.toggle() }
      if isOpen {
        if let transition { Card(log: log).transition(transition) } else { Card(log: log) }
      }
      Text("Below")
    }
    .frame(width: 640, height: 384, alignment: .topLeading)
  }
}

@MainActor
struct TransitionTests {
  @Test("By default a view fades in in an animated transaction, and out again")
  func fading() async throws {
    let app = ViewTest(Deck(log: Log()))
    try app.tap("Toggle")
    let card = try app.element("card")
    #expect(card.opacity == 0)
    try await app.advance(by: .milliseconds(250))
    #expect(card.opacity == 0.25)
    try await app.advance(by: .milliseconds(750))
    #expect(card.opacity == 1)
    try app.tap("Toggle")
    try await app.advance(by: .milliseconds(400))
    #expect(abs(card.opacity - 0.6) < 1e-9)
    #expect(card.exists)
    try await app.advance(by: .milliseconds(600))
    #expect(!card.exists)
    #expect(!app.isMoving)
  }

  @Test("S1.16 A removed view keeps its state and its task until its transition has ended")
  func removal() async throws {
    let log = Log()
    let app = ViewTest(Deck(log: log))
    try app.tap("At once")
    try await app.advance(by: .milliseconds(250))
    let card = try app.element("card")
    #expect(card.text == "Card 2")
    try app.tap("Toggle")
    try await app.advance(by: .milliseconds(900))
    #expect(card.exists)
    #expect(card.text == "Card 11")
    #expect(log.take() == ["appear"])
    try await app.advance(by: .milliseconds(100))
    #expect(!card.exists)
    #expect(log.take() == ["disappear", "cancelled"])
  }

  @Test("S1.16 Without an animation a view is removed at once, whatever its transition")
  func atOnce() async throws {
    let log = Log()
    let app = ViewTest(Deck(log: log, transition: .slide))
    try app.tap("At once")
    let card = try app.element("card")
    try app.tap("At once")
    #expect(!card.exists)
    #expect(log.take() == ["appear", "disappear"])
  }

  @Test("S1.16 The identity transition removes at once")
  func identity() async throws {
    let log = Log()
    let app = ViewTest(Deck(log: log, transition: .identity))
    try app.tap("Toggle")
    let card = try app.element("card")
    #expect(card.opacity == 1)
    try app.tap("Toggle")
    #expect(!card.exists)
  }

  @Test("S1.7 A view that returns while it is being removed is the same one")
  func revival() async throws {
    let log = Log()
    let app = ViewTest(Deck(log: log))
    try app.tap("At once")
    try await app.advance(by: .milliseconds(250))
    let card = try app.element("card")
    try app.tap("Toggle")
    try await app.advance(by: .milliseconds(500))
    #expect(card.opacity == 0.5)
    try app.tap("Toggle")
    #expect(card.opacity == 0.5)
    try await app.advance(by: .seconds(3))
    #expect(card.exists)
    #expect(card.opacity == 1)
    #expect(card.text == "Card 37")
    #expect(log.take() == ["appear"])
    #expect(!app.isMoving)
  }

  @Test("A view being removed takes no part in layout, and stays where it was")
  func layout() async throws {
    let app = ViewTest(Deck(log: Log()))
    let below = try app.element("Below")
    let place = below.frame.minY
    try app.tap("At once")
    let card = try app.element("card")
    let cardPlace = card.frame.minY
    #expect(below.frame.minY == place + 16)
    try app.tap("Toggle")
    try await app.advance(by: .milliseconds(500))
    #expect(card.frame.minY == cardPlace)
    #expect(below.frame.minY == place + 8)
    try await app.advance(by: .milliseconds(500))
    #expect(below.frame.minY == place)
  }

  @Test("Slides, moves, offsets and scales have the right intermediate values")
  func kinds() async throws {
    func deck(_ transition: AnyTransition) async throws -> (ViewTest, ViewTest.Element) {
      let app = ViewTest(Deck(log: Log(), transition: transition))
      try app.tap("Toggle")
      let card = try app.element("card")
      try await app.advance(by: .milliseconds(500))
      return (app, card)
    }
    let width: CGFloat = 48
    let (slide, sliding) = try await deck(.slide)
    #expect(sliding.frame.minX == -width / 2)
    try await slide.advance(by: .milliseconds(500))
    try slide.tap("Toggle")
    try await slide.advance(by: .milliseconds(250))
    #expect(sliding.frame.minX >= width / 4)
    let (_, moving) = try await deck(.move(edge: .trailing))
    #expect(moving.frame.minX == width / 2)
    let (_, shifted) = try await deck(.offset(x: 0, y: 100))
    let rest: CGFloat = 32
    #expect(shifted.frame.minY == rest + 50)
    let (_, scaled) = try await deck(.scale(scale: 0))
    #expect(scaled.scale.width == 0.5)
    let (_, both) = try await deck(.move(edge: .leading).combined(with: .opacity))
    #expect(both.opacity == 0.5)
    #expect(both.frame.minX == -width / 2)
    let (_, faster) = try await deck(.opacity.animation(.linear(duration: 2)))
    #expect(faster.opacity == 0.25)
  }

  @Test("An asymmetric transition has different ways in and out")
  func asymmetric() async throws {
    let app = ViewTest(
      Deck(
        log: Log(),
        transition: .asymmetric(insertion: .opacity, removal: .offset(x: 100, y: 0))))
    try app.tap("Toggle")
    let card = try app.element("card")
    try await app.advance(by: .milliseconds(500))
    #expect(card.opacity == 0.5)
    #expect(card.frame.minX == 0)
    try await app.advance(by: .milliseconds(500))
    try app.tap("Toggle")
    try await app.advance(by: .milliseconds(500))
    #expect(card.opacity == 1)
    #expect(card.frame.minX == 50)
    try await app.advance(by: .milliseconds(500))
    #expect(!card.exists)
  }

  @Test("A custom transition sees its phases")
  func custom() async throws {
    let app = ViewTest(Turning())
    try app.tap("Toggle")
    let text = try app.element("Turning")
    #expect(abs(text.rotation.degrees + 90) < 1e-9)
    try await app.advance(by: .seconds(1))
    #expect(text.rotation.degrees == 0)
    try app.tap("Toggle")
    try await app.advance(by: .milliseconds(500))
    #expect(abs(text.rotation.degrees - 45) < 1e-9)
  }

  @Test("Rows of a ForEach are inserted and removed, and the others make room")
  func rows() async throws {
    let app = ViewTest(Rows())
    let second = try app.element("row 2")
    let third = try app.element("row 3")
    let place = third.frame.minY
    try app.tap("Remove 2")
    #expect(!app.exists("row 2"))
    #expect(second.exists)
    try await app.advance(by: .milliseconds(500))
    #expect(second.opacity == 0.5)
    #expect(third.frame.minY == place - 8)
    try await app.advance(by: .milliseconds(500))
    #expect(!second.exists)
    #expect(third.frame.minY == place - 16)
    try app.tap("Add")
    #expect(try app.element("row 9").opacity == 0)
    try await app.advance(by: .seconds(1))
    #expect(try app.element("row 9").opacity == 1)
    #expect(!app.isMoving)
  }

  @Test("S1.16 A removal interrupted repeatedly leaks nothing")
  func interrupted() async throws {
    let log = Log()
    let app = ViewTest(Deck(log: log, transition: .slide))
    for _ in 0..<7 {
      try app.tap("Toggle")
      try await app.advance(by: .milliseconds(130))
    }
    try app.tap("Toggle")
    try await app.advance(by: .seconds(5))
    #expect(!app.exists("card"))
    #expect(!app.isMoving)
    #expect(app.outline.contains("Below"))
    #expect(!app.outline.contains("Card"))
    #expect(log.take() == ["appear", "disappear", "cancelled"])
  }

  @Test("S6.12 A view being removed sets no preferences any more")
  func preferences() async throws {
    let app = ViewTest(Titles())
    #expect(app.exists("title: First"))
    try app.tap("Next")
    #expect(app.exists("title: Second"))
    try await app.advance(by: .seconds(1))
    #expect(app.exists("title: Second"))
  }
}

private struct Turn {}

extension Turn: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.value * 90))
  }
}

private struct Turning: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
      if isOpen { Text("Turning").transition(Turn()) }
    }
  }
}

private struct Rows: View {
  @State private var rows = [1, 2, 3]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Remove 2") { withAnimation(.linear(duration: 1)) { rows.removeAll { $0 == 2 } } }
      Button("Add") { withAnimation(.linear(duration: 1)) { rows.append(9) } }
      ForEach(rows, id: \.self) { Text("row \($0)") }
    }
    .frame(width: 640, height: 384, alignment: .topLeading)
  }
}

private struct TitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Titles: View {
  @State private var isSecond = false
  @State private var title = ""

  var body: some View {
    VStack {
      Button("Next") { withAnimation(.linear(duration: 1)) { isSecond = true } }
      if isSecond {
        Text("two").preference(key: TitleKey.self, value: "Second")
      } else {
        Text("one").preference(key: TitleKey.self, value: "First")
      }
      Text("title: \(title)")
    }
    .onPreferenceChange(TitleKey.self) { title = $0 }
  }
}
