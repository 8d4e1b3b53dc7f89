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
}
