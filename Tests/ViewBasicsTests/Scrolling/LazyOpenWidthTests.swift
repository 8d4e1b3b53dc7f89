import SwiftUI
import Testing
import ViewTesting

/// Lazy containers where nobody says how wide they may be, and rows as the window changes.
@MainActor @Suite struct LazyOpenWidthTests {
  private struct Growing: View {
    @State private var isLong = false

    var body: some View {
      VStack {
        ScrollView(.horizontal) {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
            Text(isLong ? "longer than it was before" : "short")
          }
        }
        Button("Grow") { isLong.toggle() }
      }
    }
  }

  @Test("An adaptive grid of no given width follows its widest cell, there and back")
  func adaptive() throws {
    let app = ViewTest(Growing())
    let before = app.tree
    try app.tap("Grow")
    let fresh = ViewTest(Growing())
    try fresh.tap("Grow")
    fresh.resize(to: CGSize(width: 640, height: 384))
    #expect(app.tree == fresh.tree)
    try app.tap("Grow")
    #expect(app.tree == before)
  }

  @Test("Rows that show no more as the window shrinks are gone, and come back")
  func shrinking() throws {
    let app = ViewTest(
      List {
        Color.red.frame(height: 300)
        Text("below")
      }, size: CGSize(width: 200, height: 400))
    #expect(app.exists("below"))
    app.resize(to: CGSize(width: 200, height: 100))
    #expect(!app.exists("below"))
    app.resize(to: CGSize(width: 200, height: 400))
    #expect(app.exists("below"))
  }
}
