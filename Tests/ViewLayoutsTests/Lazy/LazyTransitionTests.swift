import SwiftUI
import Testing
import ViewTesting

private enum Kind: CaseIterable { case stack, grid, list }

private struct Changing: View {
  let kind: Kind
  let isScaled: Bool
  let log: (String) -> Void
  @State private var items = Array(0..<4)
  @State private var hasNote = false

  var body: some View {
    VStack(spacing: 0) {
      container.frame(height: 200)
      Button("Insert") { withAnimation(.linear(duration: 1)) { items.insert(9, at: 1) } }
      Button("Remove") { withAnimation(.linear(duration: 1)) { items.removeAll { $0 == 2 } } }
      Button("Return") { withAnimation(.linear(duration: 1)) { items.append(2) } }
      Button("At once") { items = [7] }
      Button("Note on") { withAnimation(.linear(duration: 1)) { hasNote.toggle() } }
    }
  }

  @ViewBuilder private var container: some View {
    switch kind {
    case .stack: ScrollView { LazyVStack(spacing: 0) { rows } }
    case .grid: ScrollView { LazyVGrid(columns: [GridItem(.fixed(200))]) { rows } }
    case .list: List { rows }
    }
  }

  @ViewBuilder private var rows: some View {
    if hasNote { Text("Note") }
    ForEach(items, id: \.self) { item in
      let row = Row(item: item, log: log)
      if isScaled { row.transition(.scale) } else { row }
    }
  }
}

private struct Row: View {
  let item: Int
  let log: (String) -> Void
  @State private var taps = 0

  var body: some View {
    Button("Row \(item) \(taps)") { taps += 1 }
      .onAppear { log("+\(item)") }
      .onDisappear { log("-\(item)") }
  }
}

@MainActor
struct LazyTransitionTests {
  @Test(
    "S14.21 A row inserted into a lazy container with an animation fades in, or by its transition",
    arguments: [false, true])
  func coming(isScaled: Bool) async throws {
    for kind in Kind.allCases {
      let app = ViewTest(Changing(kind: kind, isScaled: isScaled) { _ in })
      try app.tap("Insert")
      try await app.advance(by: .milliseconds(500))
      let row = try app.find("Row 9 0")
      #expect(abs((isScaled ? row.scale.width : row.opacity) - 0.5) < 0.05, "\(kind)")
      #expect(try app.find("Row 1 0").opacity == 1)
      try await app.advance(by: .seconds(1))
      #expect(try app.find("Row 9 0").opacity == 1)
      #expect(!app.isMoving)
      try app.tap("Note on")
      try await app.advance(by: .milliseconds(500))
      #expect(abs(try app.find("Note").opacity - 0.5) < 0.05, "\(kind)")
    }
  }

  @Test("S14.21 A removed one stays until its transition has ended, and is the same if it returns")
  func going() async throws {
    for kind in Kind.allCases {
      var log: [String] = []
      let app = ViewTest(Changing(kind: kind, isScaled: false) { log.append($0) })
      try app.tap("Row 2 0")
      log = []
      try app.tap("Remove")
      try await app.advance(by: .milliseconds(500))
      #expect(log == [], "\(kind)")
      try app.tap("Return")
      try await app.advance(by: .seconds(2))
      #expect(app.exists("Row 2 1"), "\(kind)")
      #expect(log == [], "\(kind)")
      try app.tap("Remove")
      try await app.advance(by: .seconds(2))
      #expect(log == ["-2"], "\(kind)")
      #expect(!app.exists("Row 2 1"))
      try app.tap("Return")
      try await app.advance(by: .seconds(2))
      #expect(app.exists("Row 2 0"), "\(kind)")
      log = []
      try app.tap("At once")
      #expect(log.first == "+7" && log.count == 5, "\(kind)")
      #expect(!app.isMoving)
    }
  }
}
