import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ButtonSizingTests {
  @Test("A flexible button fills the available width, with its label in the middle")
  func flexible() throws {
    let app = ViewTest(
      VStack {
        Button("Wide") {}.buttonStyle(.bordered).buttonSizing(.flexible)
        Button("Fitted") {}.buttonStyle(.bordered).buttonSizing(.fitted)
        Button("Usual") {}.buttonStyle(.bordered)
      }
      .frame(width: 400))
    let wide = try app.button("Wide").frame
    #expect(wide.width == 400)
    #expect(abs(try app.find(.text("Wide")).frame.midX - wide.midX) <= 8)
    #expect(try app.button("Fitted").frame.width < 200)
    #expect(try app.button("Usual").frame.width < 200)
  }
}
