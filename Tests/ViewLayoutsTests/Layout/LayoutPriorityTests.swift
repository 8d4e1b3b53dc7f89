import SwiftUI
import Testing
import ViewTesting

@MainActor
struct LayoutPriorityTests {
  private struct Shared: View {
    @State private var isFirst = false

    var body: some View {
      VStack {
        HStack(spacing: 0) {
          Color.red.accessibilityIdentifier("first")
            .layoutPriority(isFirst ? 1 : 0).padding(0)
          Color.blue.accessibilityIdentifier("second")
        }
        .frame(width: 200, height: 20)
        Button("Swap") { isFirst.toggle() }
      }
    }
  }

  @Test("A changed priority divides the space again, also inside other modifiers")
  func changes() throws {
    let app = ViewTest(Shared())
    let width = { (name: String) in try app.find(.identifier(name)).frame.width }
    #expect(try width("first") == 100)
    try app.tap("Swap")
    #expect(try width("first") == 200)
    try app.tap("Swap")
    #expect(try width("first") == 100 && width("second") == 100)
  }

  @Test("A ZStack has the size of the views with the currently highest priority")
  func depth() throws {
    struct Depth: View {
      @State private var priority = 1.0
      var body: some View {
        VStack(spacing: 0) {
          ZStack {
            Text("a").layoutPriority(priority)
            Color.red.frame(width: 100, height: 50)
          }
          Button("Lower") { priority = 0 }
        }
      }
    }
    let app = ViewTest(Depth())
    let before = try app.button("Lower").frame.minY - app.find("a").frame.midY
    try app.tap("Lower")
    #expect(before == 8)
    #expect(try app.button("Lower").frame.minY - app.find("a").frame.midY == 25)
  }
}
