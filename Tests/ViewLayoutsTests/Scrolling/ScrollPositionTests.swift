import SwiftUI
import Testing
import ViewTesting

private struct Shelf: View {
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var isDown = false
  @State private var phases: [String] = []
  @State private var seen: [Int] = []

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text("Item \($0)").frame(height: 16) }
        }
        .scrollTargetLayout()
      }
      .frame(height: 160)
      .scrollPosition($position)
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 100
      } action: { _, new in
        isDown = new
      }
      .onScrollPhaseChange { old, new in phases.append("\(old)>\(new)") }
      .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
      .accessibilityIdentifier("shelf")
      Button("End") { position.scrollTo(edge: .bottom) }
      Button("To 40") { position.scrollTo(id: 40, anchor: .top) }
      Button("At 320") { position.scrollTo(y: 320) }
      Text(isDown ? "down" : "up")
      Text("user \(position.isPositionedByUser ? "yes" : "no")")
      Text("view \(position.viewID(type: Int.self) ?? -1)")
      Text("seen \(seen.first ?? -1) to \(seen.last ?? -1)")
      Text(verbatim: "phases \(phases.joined(separator: " "))")
    }
  }
}

private struct Moving: View {
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var phases: [String] = []
  @State private var count = 100
  @State private var chosen = 0

  var body: some View {
    ScrollViewReader { reader in
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("Item \($0)").frame(height: 16) }
          }
        }
        .scrollPosition($position)
        .onScrollPhaseChange { old, new in phases.append("\(old)>\(new)") }
        .frame(height: 160)
        Button("Reader") {
          withAnimation(.linear(duration: 1)) { reader.scrollTo(50, anchor: .top) }
        }
        Button("Position") {
          withAnimation(.linear(duration: 1)) { position.scrollTo(y: 320) }
        }
        Button("Jump") {
          reader.scrollTo(9, anchor: .top)
          position.scrollTo(y: 320)
        }
        Button("Add") {
          withAnimation(.linear(duration: 1)) {
            count += 1
            reader.scrollTo(100, anchor: .bottom)
          }
        }
        Button("Reader, then a write") {
          withAnimation(.linear(duration: 1)) { reader.scrollTo(50, anchor: .top) }
          chosen = 50
        }
        Button("Position, then a write") {
          withAnimation(.linear(duration: 1)) { position.scrollTo(y: 320) }
          chosen = 20
        }
        Text(verbatim: "phases \(phases.joined(separator: " "))")
        Text("chosen \(chosen)")
      }
    }
  }
}

private struct Chat: View {
  @State private var count = 30

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Text("Message \($0)").frame(height: 16) }
        }
      }
      .defaultScrollAnchor(.bottom)
      .frame(height: 96)
      .accessibilityIdentifier("chat")
      Button("Answer") { count += 1 }
      Button("Clear") { count = 1 }
    }
  }
}

private struct Cards: View {
  @State private var visible: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(["a", "b", "c"], id: \.self) { name in
            Text(name).frame(height: 96)
              .onScrollVisibilityChange(threshold: 0.6) { isVisible in
                visible.append("\(name)\(isVisible ? "+" : "-")")
              }
          }
        }
      }
      .frame(height: 96)
      .accessibilityIdentifier("cards")
      Text(verbatim: "log \(visible.joined(separator: " "))")
    }
  }
}

@MainActor
struct ScrollPositionTests {
  @Test("A position scrolls to an edge, a view or a point")
  func programmatic() throws {
    let app = ViewTest(Shelf())
    let shelf = try app.find(.identifier("shelf"))
    try app.tap("End")
    #expect(shelf.scrollOffset.y == 1440)
    #expect(app.exists("down") && app.exists("user no"))
    try app.tap("To 40")
    #expect(shelf.scrollOffset.y == 640)
    #expect(app.exists("view 40"))
    try app.tap("At 320")
    #expect(shelf.scrollOffset.y == 320)
    try app.tap("End")
    #expect(shelf.scrollOffset.y == 1440)
  }

  @Test("The user's scrolling is reported: whether, to which view, and when it rests")
  func byPerson() async throws {
    let app = ViewTest(Shelf())
    let shelf = try app.find(.identifier("shelf"))
    #expect(app.exists("seen 0 to 9"))
    try shelf.scroll(to: CGPoint(x: 0, y: 160))
    #expect(app.exists("user yes") && app.exists("view 10") && app.exists("down"))
    #expect(app.exists("seen 10 to 19"))
    #expect(app.exists("phases idle>interacting"))
    try await app.advance(by: .seconds(1))
    #expect(app.exists("phases idle>interacting interacting>idle"))
    #expect(shelf.scrollOffset.y == 160)
  }

  @Test("A chat starts at its end and stays there when it grows, unless it was scrolled away")
  func anchored() throws {
    let app = ViewTest(Chat())
    let chat = try app.find(.identifier("chat"))
    #expect(chat.scrollOffset.y == 384)
    try app.tap("Answer")
    #expect(chat.scrollOffset.y == 400)
    try chat.scroll(to: .zero)
    try app.tap("Answer")
    #expect(chat.scrollOffset.y == 0)
    try app.tap("Clear")
    let message = try app.find("Message 0")
    #expect(message.frame.maxY == chat.frame.maxY)
  }

  @Test("A view is told when enough of it becomes visible and when it leaves")
  func visibility() throws {
    let app = ViewTest(Cards())
    #expect(app.exists("log a+"))
    try app.find(.identifier("cards")).scroll(to: CGPoint(x: 0, y: 48))
    #expect(app.exists("log a+ a-"))
    try app.find(.identifier("cards")).scroll(to: CGPoint(x: 0, y: 96))
    #expect(app.exists("log a+ a- b+"))
  }

  @Test("S14.28 A reader's scrollTo in withAnimation moves step by step, as a position does")
  func animatedScrolls() async throws {
    let app = ViewTest(Moving(), size: CGSize(width: 320, height: 480))
    try app.tap("Reader")
    try await app.advance(by: .milliseconds(500))
    #expect(abs(try app.find(.role(.scrollView)).scrollOffset.y - 400) < 20)
    try await app.advance(by: .milliseconds(600))
    #expect(try app.find(.role(.scrollView)).scrollOffset.y == 800)
    try app.tap("Position")
    try await app.advance(by: .milliseconds(500))
    #expect(abs(try app.find(.role(.scrollView)).scrollOffset.y - 560) < 20)
    try await app.advance(by: .milliseconds(600))
    #expect(try app.find(.role(.scrollView)).scrollOffset.y == 320)
  }

  @Test("S14.28 It does so if the same action writes something else without an animation")
  func animatedScrollsBesideWrites() async throws {
    let app = ViewTest(Moving(), size: CGSize(width: 320, height: 480))
    for (button, middle, end) in [("Reader", 400, 800), ("Position", 560, 320)] {
      try app.tap(.button("\(button), then a write"))
      try await app.advance(by: .milliseconds(500))
      #expect(abs(Int(try app.find(.role(.scrollView)).scrollOffset.y) - middle) < 20)
      try await app.advance(by: .milliseconds(600))
      #expect(Int(try app.find(.role(.scrollView)).scrollOffset.y) == end)
    }
  }

  @Test("S14.28 It finds a view that the same closure adds")
  func animatedScrollToNewView() async throws {
    let app = ViewTest(Moving(), size: CGSize(width: 320, height: 480))
    try app.tap("Add")
    #expect(app.isMoving)
    try await app.advance(by: .milliseconds(1100))
    #expect(try app.find(.role(.scrollView)).scrollOffset.y == 101 * 16 - 160)
  }

  @Test("S14.28 The phase is animating while an animation scrolls, and does not change in a jump")
  func animatingPhase() async throws {
    let app = ViewTest(Moving(), size: CGSize(width: 320, height: 480))
    try app.tap("Jump")
    try await app.advance(by: .seconds(1))
    #expect(try app.find(.role(.scrollView)).scrollOffset.y == 320)
    #expect(try app.find(.containing("phases")).text == "phases ")
    for button: ViewTest.Query in ["Reader", "Position"] {
      try app.tap(button)
      try await app.advance(by: .milliseconds(900))
      #expect(try app.find(.containing("phases")).text.hasSuffix("idle>animating"))
      try await app.advance(by: .milliseconds(200))
      #expect(try app.find(.containing("phases")).text.hasSuffix("animating>idle"))
    }
  }

  @Test("S1.16 A phase that ends in a removed view is not told, but it is if the view returns")
  func leavingPhases() async throws {
    @MainActor
    final class Seen { var counts: [Int] = [] }
    struct Screen: View {
      let seen: Seen
      @State private var items = [1]
      var body: some View {
        VStack {
          if !items.isEmpty {
            ScrollView { Color.red.frame(height: 900) }
              .onScrollPhaseChange { _, _ in seen.counts.append(items.count) }
              .frame(height: 160)
          }
          Button("Remove") { withAnimation(.linear(duration: 1)) { items = [] } }
          Button("Return") { withAnimation(.linear(duration: 1)) { items = [1, 2] } }
        }
      }
    }
    let seen = Seen()
    let app = ViewTest(Screen(seen: seen))
    let scroll = try app.find(.role(.scrollView))
    try scroll.scroll(to: CGPoint(x: 0, y: 100))
    try app.tap("Remove")
    try await app.advance(by: .milliseconds(600))
    #expect(seen.counts == [1])
    try app.tap("Return")
    try await app.advance(by: .seconds(1))
    #expect(seen.counts == [1, 2])
    try scroll.scroll(to: CGPoint(x: 0, y: 200))
    try app.tap("Remove")
    try await app.advance(by: .seconds(2))
    #expect(seen.counts == [1, 2, 2])
  }
}
