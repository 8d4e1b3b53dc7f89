import SwiftUI
import Testing
import ViewTesting

/// Lines of 20 points, five of them visible, and a scroll position by id.
private struct Lines: View {
  @State private var items = Array(0..<100)
  @State private var shown: Int?
  @State private var height: CGFloat = 100
  var anchor: UnitPoint?
  var isLazy = false
  var moved: (CGFloat) -> Void = { _ in }

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        Group {
          if isLazy {
            LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
          } else {
            VStack(spacing: 0) { rows }.scrollTargetLayout()
          }
        }
      }
      .frame(height: height)
      .scrollPosition(id: $shown, anchor: anchor)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, offset in
        moved(offset)
      }
      .accessibilityIdentifier("lines")
      Button("To 40") { shown = 40 }
      Button("Before") { items.insert(contentsOf: items[0] - 10..<items[0], at: 0) }
      Button("Without ten") { items.removeFirst(10) }
      Button("Backwards") { items.reverse() }
      Button("After") { items += items.count..<items.count + 20 }
      Button("Without the end") { items.removeLast(10) }
      Button("Low") { height = 40 }
      Button("Without 40") { items.removeAll { $0 == 40 } }
      Text("shown \(shown ?? -1)")
    }
  }

  private var rows: some View {
    ForEach(items, id: \.self) { Text("Item \($0)").frame(height: 20) }
  }
}

/// The same with a `ScrollPosition`.
private struct Positioned: View {
  @State private var items = Array(0..<100)
  @State private var position = ScrollPosition(idType: Int.self)
  var anchor: UnitPoint?

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(items, id: \.self) { Text("Item \($0)").frame(height: 20) }
        }
        .scrollTargetLayout()
      }
      .frame(height: 100)
      .scrollPosition($position, anchor: anchor)
      .accessibilityIdentifier("lines")
      Button("To 40") { position.scrollTo(id: 40, anchor: .top) }
      Button("End") { position.scrollTo(edge: .bottom) }
      Button("At 300") { position.scrollTo(y: 300) }
      Button("Before") { items.insert(contentsOf: items[0] - 10..<items[0], at: 0) }
      Button("After") { items += items.count..<items.count + 20 }
      Text("view \(position.viewID(type: Int.self) ?? -1)")
    }
  }
}

/// Two scroll positions on one scroll view.
private struct Both: View {
  @State private var items = Array(0..<100)
  @State private var first: Int?
  @State private var second: Int?

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(items, id: \.self) { Text("Item \($0)").frame(height: 20) }
        }
        .scrollTargetLayout()
      }
      .frame(height: 100)
      .scrollPosition(id: $first, anchor: .top)
      .scrollPosition(id: $second, anchor: .bottom)
      .accessibilityIdentifier("lines")
      Button("First to 40") { first = 40 }
      Button("Second to 60") { second = 60 }
      Button("Second to none") { second = nil }
      Button("Before") { items.insert(contentsOf: items[0] - 10..<items[0], at: 0) }
      Text("first \(first ?? -1) second \(second ?? -1)")
    }
  }
}

/// Rows of different heights, the first ones much lower than the others.
private struct Uneven: View {
  @State private var shown: Int?

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60, id: \.self) { index in
            Text("Item \(index)").frame(height: index < 20 ? 20 : 31 + CGFloat(index % 3))
          }
        }
        .scrollTargetLayout()
      }
      .frame(height: 300)
      .scrollPosition(id: $shown, anchor: .bottom)
      .accessibilityIdentifier("lines")
      Button("To 55") { shown = 55 }
    }
  }
}

@MainActor
struct KeptPositionTests {
  private func offset(_ app: ViewTest) throws -> CGFloat {
    try app.find(.identifier("lines")).scrollOffset.y
  }

  @Test("S14.19 The position's view stays in place when views before it come or go")
  func data() throws {
    for isLazy in [false, true] {
      let app = ViewTest(Lines(anchor: .top, isLazy: isLazy))
      try app.tap("To 40")
      #expect(try offset(app) == 800)
      try app.tap("Before")
      #expect(try offset(app) == 1_000)
      try app.tap("Without ten")
      #expect(try offset(app) == 800)
      try app.tap("After")
      #expect(try offset(app) == 800)
      try app.tap("Backwards")
      #expect(try offset(app) == 1_580)
      #expect(app.exists("shown 40"))
    }
  }

  @Test("S14.19 So does the one that the user scrolled to, at the same offset")
  func byUser() throws {
    for isLazy in [false, true] {
      let app = ViewTest(Lines(isLazy: isLazy))
      try app.find(.identifier("lines")).scroll(to: CGPoint(x: 0, y: 205))
      #expect(app.exists("shown 10"))
      try app.tap("Before")
      #expect(try offset(app) == 405)
      #expect(app.exists("shown 10"))
    }
  }

  @Test("S14.19 A view that a reader scrolled out of sight does not come back when others come")
  func scrolledAway() throws {
    for isLazy in [false, true] {
      let app = ViewTest(
        ScrollViewReader { proxy in
          Lines(anchor: .top, isLazy: isLazy)
          Button("Reader to 2") { proxy.scrollTo(2, anchor: .top) }
        })
      try app.find(.identifier("lines")).scroll(to: CGPoint(x: 0, y: 1_005))
      #expect(app.exists("shown 50"))
      try app.tap("Reader to 2")
      #expect(try offset(app) == 40)
      try app.tap("After")
      #expect(try offset(app) == 40)
      #expect(app.exists("shown 50"))
    }
  }

  @Test("S14.19 Without a position, or if its view is not visible, the offset stays")
  func offsets() throws {
    let app = ViewTest(Lines())
    try app.tap("Before")
    #expect(try offset(app) == 0)
    try app.tap("To 40")
    try app.tap("Without 40")
    let place = try offset(app)
    try app.tap("Without ten")
    #expect(try offset(app) == place)
  }

  @Test("S14.19 If the content ends too early for the view's place, it rests at the end")
  func end() throws {
    for isLazy in [false, true] {
      var offsets: [CGFloat] = []
      let app = ViewTest(Lines(isLazy: isLazy) { offsets.append($0) })
      try app.find(.identifier("lines")).scroll(to: CGPoint(x: 0, y: 1_780))
      #expect(app.exists("shown 89"))
      try app.tap("Without the end")
      #expect(offsets == [0, 1_780, 1_700])
      #expect(try offset(app) == 1_700)
      #expect(app.exists("shown 89"))
      try app.tap("Before")
      #expect(try offset(app) == 1_900)
    }
  }

  @Test("S14.19 In a resized scroll view the position's view is still visible")
  func size() throws {
    let app = ViewTest(Lines())
    try app.tap("To 40")
    #expect(try offset(app) == 720)
    try app.tap("Low")
    #expect(try offset(app) == 780)
    let bottom = ViewTest(Lines(anchor: .bottom))
    try bottom.tap("To 40")
    try bottom.tap("Low")
    #expect(try offset(bottom) == 780)
  }

  @Test("S14.19 A position at an edge stays there when the content grows, one at a point does not")
  func edge() throws {
    let app = ViewTest(Positioned())
    try app.tap("End")
    #expect(try offset(app) == 1_900)
    try app.tap("After")
    #expect(try offset(app) == 2_300)
    try app.find(.identifier("lines")).scroll(to: CGPoint(x: 0, y: 100))
    try app.tap("After")
    #expect(try offset(app) == 100)
    try app.tap("At 300")
    try app.tap("Before")
    #expect(try offset(app) == 300)
    try app.tap("To 40")
    try app.tap("Before")
    #expect(try offset(app) == 1_200)
  }

  @Test("S14.5 A visible row is at its anchor when rows before it turn out to be of other lengths")
  func measuredOnTheWay() throws {
    let app = ViewTest(Uneven())
    let lines = try app.find(.identifier("lines"))
    try lines.scroll(to: CGPoint(x: 0, y: 100_000))
    try app.tap("To 55")
    #expect(try app.find("Item 55").frame.midY == lines.frame.maxY - 16)
  }

  @Test("S14.19 With an anchor the binding gets the view nearest to it")
  func anchors() throws {
    let app = ViewTest(Lines(anchor: .bottom))
    try app.find(.identifier("lines")).scroll(to: CGPoint(x: 0, y: 200))
    #expect(app.exists("shown 14"))
    let middle = ViewTest(Positioned(anchor: .center))
    try middle.find(.identifier("lines")).scroll(to: CGPoint(x: 0, y: 200))
    #expect(middle.exists("view 12"))
  }

  @Test("S14.19 An inner scroll view does not change the outer one's position")
  func nested() throws {
    struct Nested: View {
      @State private var shown: Int?
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              ScrollView(.horizontal) {
                HStack(spacing: 0) {
                  ForEach(1_000..<1_100, id: \.self) { Text("\($0)").frame(width: 50) }
                }
                .scrollTargetLayout()
              }
              .accessibilityIdentifier("inner")
              ForEach(0..<100, id: \.self) { Text("Item \($0)").frame(height: 20) }
            }
            .scrollTargetLayout()
          }
          .frame(height: 100)
          .scrollPosition(id: $shown)
          Text("shown \(shown ?? -1)")
        }
      }
    }
    let app = ViewTest(Nested())
    try app.find(.identifier("inner")).scroll(to: CGPoint(x: 500, y: 0))
    #expect(app.exists("shown -1"))
  }

  @Test("S14.19 Of two positions on one scroll view the one set last keeps its place")
  func two() throws {
    let app = ViewTest(Both())
    try app.tap("First to 40")
    #expect(try offset(app) == 800)
    try app.tap("Second to 60")
    #expect(try offset(app) == 1_120)
    try app.tap("Before")
    #expect(try offset(app) == 1_320)
    #expect(app.exists("first 40 second 60"))
    // The other position's view does not show, so it is ignored.
    try app.tap("Second to none")
    try app.tap("Before")
    #expect(try offset(app) == 1_320)
    // Both are told about the user's scrolling.
    try app.find(.identifier("lines")).scroll(to: CGPoint(x: 0, y: 200))
    #expect(app.exists("first -10 second -6"))
    try app.tap("Before")
    #expect(try offset(app) == 400)
  }
}
