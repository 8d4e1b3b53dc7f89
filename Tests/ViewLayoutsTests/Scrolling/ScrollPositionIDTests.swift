import SwiftUI
import Testing
import ViewTesting

private struct Shelf: View {
  @State var shown: Int?
  let anchor: UnitPoint?

  init(shown: Int? = nil, anchor: UnitPoint? = nil) {
    _shown = State(wrappedValue: shown)
    self.anchor = anchor
  }

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Text("Item \($0)").frame(height: 20) }
          }
          .scrollTargetLayout()
        }
        .frame(height: 100)
        .scrollPosition(id: $shown, anchor: anchor)
        .accessibilityIdentifier("shelf")
        Button("To 3") { shown = 3 }
        Button("To 40") { shown = 40 }
        Button("Proxy to 60") { proxy.scrollTo(60, anchor: .top) }
        Text("shown \(shown ?? -1)")
      }
    }
  }
}

@MainActor
struct ScrollPositionIDTests {
  private func offset(_ app: ViewTest) throws -> CGFloat {
    try app.find(.identifier("shelf")).scrollOffset.y
  }

  @Test("S14.5 Without an anchor a position scrolls as little as needed to show its view")
  func least() throws {
    let app = ViewTest(Shelf())
    try app.tap("To 3")
    #expect(try offset(app) == 0)
    try app.tap("To 40")
    #expect(try offset(app) == 720)
    #expect(app.exists("shown 40"))
    try app.tap("To 3")
    #expect(try offset(app) == 60)
  }

  @Test("S14.5 With an anchor a position scrolls its view there")
  func anchored() throws {
    let app = ViewTest(Shelf(anchor: .top))
    try app.tap("To 3")
    #expect(try offset(app) == 60)
    try app.tap("To 40")
    #expect(try offset(app) == 800)
  }

  @Test("S14.5 An initial value scrolls only if its row is not visible")
  func initial() throws {
    #expect(try offset(ViewTest(Shelf(shown: 2))) == 0)
    #expect(try offset(ViewTest(Shelf(shown: 9))) == 100)
    #expect(ViewTest(Shelf(shown: 9)).exists("shown 9"))
  }

  @Test("S14.5 The binding keeps the app's value until the user scrolls")
  func keeps() throws {
    let app = ViewTest(Shelf())
    try app.tap("To 40")
    try app.tap("Proxy to 60")
    #expect(try offset(app) == 1200)
    #expect(app.exists("shown 40"))
    try app.find(.identifier("shelf")).scroll(to: CGPoint(x: 0, y: 200))
    #expect(app.exists("shown 10"))
  }
}
