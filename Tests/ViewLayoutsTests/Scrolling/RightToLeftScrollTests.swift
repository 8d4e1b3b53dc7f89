import SwiftUI
import Testing
import ViewTesting

private struct Film: View {
  let isLazy: Bool
  @State private var count = 20

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          if isLazy {
            LazyHStack(spacing: 0) { frames }
          } else {
            HStack(spacing: 0) { frames }
          }
        }
        .frame(width: 200, height: 20)
        .accessibilityIdentifier("film")
        Button("More") { count += 5 }
        Button("To 9") { proxy.scrollTo(9, anchor: .leading) }
      }
    }
  }

  private var frames: some View {
    ForEach(0..<count, id: \.self) { Text("p\($0)").frame(width: 50, height: 20) }
  }
}

/// Squares in a row or in a column.
private struct Turning: View {
  @State private var isRow = false

  var body: some View {
    VStack(spacing: 0) {
      ScrollView(isRow ? .horizontal : .vertical) {
        let layout =
          isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          ForEach(0..<30, id: \.self) { Text("p\($0)").frame(width: 50, height: 30) }
        }
      }
      .frame(width: 200, height: 60)
      .accessibilityIdentifier("film")
      Button("Turn") { isRow.toggle() }
    }
  }
}

@MainActor
struct RightToLeftScrollTests {
  @Test(
    "S14.11 From right to left a horizontal scroll view begins at its right end",
    arguments: [false, true])
  func begins(_ isLazy: Bool) throws {
    let app = ViewTest(
      Film(isLazy: isLazy), size: CGSize(width: 200, height: 100), layoutDirection: .rightToLeft)
    #expect(try app.find("p0").frame.midX == 175)
    #expect(try app.find(.identifier("film")).scrollOffset.x == 800)
    #expect(try app.find("p3").isVisible)
    try app.tap("More")
    #expect(try app.find("p0").frame.midX == 175)
    try app.tap("To 9")
    #expect(try app.find("p9").isVisible)
    #expect(try app.find("p9").frame.midX == 175)
  }

  @Test("If the direction changes, the scroll view moves to the content's new start")
  func turned() throws {
    let app = ViewTest(Film(isLazy: true), size: CGSize(width: 200, height: 100))
    #expect(try app.find("p0").frame.midX == 25)
    app.changeEnvironment(layoutDirection: .rightToLeft)
    #expect(try app.find("p0").frame.midX == 175)
    app.changeEnvironment(layoutDirection: .leftToRight)
    #expect(try app.find("p0").frame.midX == 25)
  }

  @Test("S14.11 A scroll view that changes its axis begins at its leading end")
  func otherAxis() throws {
    let app = ViewTest(
      Turning(), size: CGSize(width: 200, height: 100), layoutDirection: .rightToLeft)
    let film = try app.find(.identifier("film"))
    #expect(film.scrollOffset == .zero)
    for _ in 0..<2 {
      try film.scroll(by: CGSize(width: 0, height: 300))
      try app.tap("Turn")
      #expect(try app.find("p0").frame.midX == 175)
      #expect(film.scrollOffset == CGPoint(x: 1_300, y: 0))
      try film.scroll(by: CGSize(width: -500, height: 0))
      try app.tap("Turn")
      #expect(film.scrollOffset == .zero)
      #expect(try app.find("p0").isVisible)
    }
  }

  @Test("Content shorter than its scroll view is at its right end")
  func short() throws {
    let app = ViewTest(
      ScrollView(.horizontal) { Text("ab") }.frame(width: 200),
      size: CGSize(width: 200, height: 40),
      layoutDirection: .rightToLeft)
    #expect(try app.find("ab").frame.maxX == 200)
  }
}
