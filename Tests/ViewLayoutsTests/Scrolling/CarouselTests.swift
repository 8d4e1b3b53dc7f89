import SwiftUI
import Testing
import ViewTesting

private enum Aim: CaseIterable { case none, views, pages }

/// Pages as wide as the scroll view, of which one shows at a time.
private struct Carousel: View {
  let isLazy: Bool
  let aim: Aim
  let margin: CGFloat
  @State var page: Int?

  var body: some View {
    VStack(spacing: 0) {
      aimed
        .scrollPosition(id: $page)
        .frame(height: 40)
        .accessibilityIdentifier("carousel")
      Button("Next") { withAnimation { page = (page ?? 0) + 1 } }
      Button("Back") { page = (page ?? 1) - 1 }
      Button("To 7") { page = 7 }
      Text("at \(page ?? -1)")
    }
  }

  @ViewBuilder private var aimed: some View {
    switch aim {
    case .none: scroll
    case .views: scroll.scrollTargetBehavior(.viewAligned)
    case .pages: scroll.scrollTargetBehavior(.paging)
    }
  }

  private var scroll: some View {
    ScrollView(.horizontal) {
      if isLazy {
        LazyHStack(spacing: spacing) { pages }.scrollTargetLayout()
      } else {
        HStack(spacing: spacing) { pages }.scrollTargetLayout()
      }
    }
    .safeAreaPadding(.horizontal, margin)
  }

  private var spacing: CGFloat { aim == .pages ? 0 : 10 }

  private var pages: some View {
    ForEach(0..<10, id: \.self) { page in
      Color.red.containerRelativeFrame(.horizontal).overlay { Text("page \(page)") }
    }
  }
}

@MainActor
struct CarouselTests {
  @Test("S14.22 A lazy carousel is where a non-lazy one is, whatever happens to it")
  func carousel() async throws {
    for aim in Aim.allCases {
      for margin in [0.0, 20] {
        let lazy = try await places(isLazy: true, aim, margin)
        let eager = try await places(isLazy: false, aim, margin)
        #expect(lazy == eager, "\(aim) \(margin)")
      }
    }
  }

  /// The scroll distance and the reported page after each of the user's steps.
  private func places(isLazy: Bool, _ aim: Aim, _ margin: CGFloat) async throws -> [String] {
    let view = Carousel(isLazy: isLazy, aim: aim, margin: margin)
    let app = ViewTest(view, size: CGSize(width: 240, height: 200))
    let carousel = try app.find(.identifier("carousel"))
    var places: [String] = []
    func note() async throws {
      try await app.advance(by: .seconds(1))
      let told = (-1..<10).first { app.exists(.named("at \($0)")) } ?? -2
      places.append("\(carousel.scrollOffset.x) at \(told)")
    }
    func swipe(_ distance: CGFloat) throws {
      try carousel.scroll(by: CGSize(width: distance, height: 0))
    }
    try app.tap("Next")
    try await note()
    try app.tap("Next")
    try await note()
    try swipe(120)
    try await note()
    try swipe(130)
    try await note()
    app.resize(to: CGSize(width: 400, height: 200))
    try await note()
    try app.tap("To 7")
    try await note()
    try app.tap("Back")
    try await note()
    app.resize(to: CGSize(width: 160, height: 240))
    try await note()
    try swipe(-90)
    try await note()
    try app.tap("Next")
    try await note()
    return places
  }
}
