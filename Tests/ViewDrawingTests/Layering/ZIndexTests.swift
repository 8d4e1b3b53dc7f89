import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ZIndexTests {
  @Test("A z-index that changes inside another modifier changes what is on top")
  func wrapped() throws {
    struct Cards: View {
      @State private var top = 0.0
      var body: some View {
        ZStack {
          Text("a").zIndex(top).scaleEffect(0.5)
          Text("b").zIndex(1).scaleEffect(0.5)
          Button("Raise") { top = 2 }.zIndex(3)
        }
      }
    }
    let app = ViewTest(Cards())
    #expect(try app.find("a").order < app.find("b").order)
    try app.tap("Raise")
    #expect(try app.find("a").order > app.find("b").order)
  }

  @Test("A row that returns while it is being removed follows the modifiers around it")
  func returning() async throws {
    struct Rows: View {
      @State private var rows = [1, 2]
      @State private var isWide = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(rows, id: \.self) { Text("row \($0)") }.padding(.leading, isWide ? 32 : 8)
          Button("Leave") { withAnimation(.linear(duration: 1)) { rows = [2] } }
          Button("Widen") { isWide = true }
          Button("Return") { rows = [1, 2] }
        }
      }
    }
    let app = ViewTest(Rows())
    try app.tap("Leave")
    try await app.advance(by: .milliseconds(200))
    try app.tap("Widen")
    try app.tap("Return")
    try await app.advance(by: .seconds(2))
    #expect(try app.find("row 1").frame.minX == app.find("row 2").frame.minX)
  }
}
