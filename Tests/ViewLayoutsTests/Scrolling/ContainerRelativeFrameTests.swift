import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ContainerRelativeFrameTests {
  @Test("Outside of a scroll view a view follows the window, whatever it is offered")
  func window() throws {
    let app = ViewTest(
      Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        .accessibilityIdentifier("half").frame(width: 40),
      size: CGSize(width: 400, height: 100))
    #expect(try app.find(.identifier("half")).frame.width == 200)
    app.resize(to: CGSize(width: 200, height: 100))
    #expect(try app.find(.identifier("half")).frame.width == 100)
  }

  @Test("Beside something else in a scroll view a view is as wide as the room, and comes to rest")
  func beside() async throws {
    let app = ViewTest(
      ScrollView {
        HStack(spacing: 8) {
          Text("text")
          Color.red.frame(height: 10).containerRelativeFrame(.horizontal)
            .accessibilityIdentifier("wide")
        }
      }, size: CGSize(width: 200, height: 100))
    try await app.settle()
    #expect(try app.find(.identifier("wide")).frame.width == 200)
  }
}
