import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ModifierElementTests {
  private struct Card: View {
    let title: String
    var body: some View { Text(title) }
  }

  private struct Cards: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }
        Card(title: "fixed").padding().background(.red).opacity(0.5)
      }
    }
  }

  @Test("S6.3 An equal view inside equal modifiers is not entered")
  func equalModifiers() throws {
    let app = ViewTest(Cards())
    try app.tap("Count 0")
    #expect(app.bodiesRun == ["Cards"])
  }
}
