import SwiftUI
import Testing
import ViewTesting

@MainActor
struct SpokenSymbolTests {
  @Test(
    "A symbol is read as the words of its name",
    arguments: [
      ("star", "star"), ("star.circle.fill", "star circle fill"), ("0.circle", "0 circle"),
    ])
  func words(name: String, spoken: String) {
    let app = ViewTest(Image(systemName: name).accessibilityIdentifier("symbol"))
    #expect((try? app.find(.identifier("symbol")))?.label == spoken)
  }
}
