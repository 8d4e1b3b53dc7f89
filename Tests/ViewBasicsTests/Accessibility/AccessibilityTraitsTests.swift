import SwiftUI
import Testing
import ViewTesting

@MainActor
struct AccessibilityTraitsTests {
  @Test("A view with the trait of a button, a link or an image is found and read as one")
  func roles() throws {
    var taps = 0
    let app = ViewTest(
      VStack {
        Text("Open").onTapGesture { taps += 1 }.accessibilityAddTraits(.isButton)
        Text("Site").accessibilityAddTraits(.isLink)
        Circle().accessibilityLabel("Moon").accessibilityAddTraits(.isImage)
      })
    try app.button("Open").tap()
    #expect(taps == 1)
    #expect(try app.find(.role(.link, "Site")).exists)
    #expect(try app.find(.image("Moon")).exists)
    #expect(app.spoken.contains("Open, button"))
  }

  @Test("A removed trait is gone")
  func removed() throws {
    let app = ViewTest(
      Text("Open").accessibilityAddTraits(.isButton).padding().accessibilityRemoveTraits(.isButton))
    #expect(app.exists("Open"))
    #expect(!app.exists(.button("Open")))
  }
}
