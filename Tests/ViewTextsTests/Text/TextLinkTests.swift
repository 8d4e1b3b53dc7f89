import Foundation
import SwiftUI
import Testing
import ViewTesting

private struct Terms: View {
  @State private var opened: [String] = []

  var body: some View {
    VStack {
      Text("Read the [terms](https://example.org/terms) and the [**rules**](notes://rules).")
      Text(attributed)
      Button("See [help](https://example.org/help)") { opened.append("button") }
      Link("Home", destination: URL(string: "https://example.org")!)
      Text("[closed](https://example.org/closed)").disabled(true)
      Text(verbatim: "opened \(opened.joined(separator: " "))")
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened.append(url.absoluteString)
        return .handled
      })
  }

  private var attributed: AttributedString {
    var string = AttributedString("mail us")
    string.link = URL(string: "mailto:us@example.org")
    return string
  }
}

@MainActor
struct TextLinkTests {
  @Test("S7.9 A link in a text is opened by the openURL of its environment")
  func links() throws {
    let app = ViewTest(Terms())
    try app.tapLink("terms")
    #expect(app.exists("opened https://example.org/terms"))
    try app.tapLink("rules")
    try app.tapLink("mail us")
    #expect(
      app.exists("opened https://example.org/terms notes://rules mailto:us@example.org"))
    try app.tapLink("Home")
    #expect(app.exists(.containing("us@example.org https://example.org")))
  }

  @Test("S7.9 A link is found by its own words only, and a button's title has none")
  func noLinks() throws {
    let app = ViewTest(Terms())
    #expect(throws: ViewTestError.self) { try app.tapLink("help") }
    #expect(throws: ViewTestError.self) { try app.tapLink("Read") }
    try app.button("See help").tap()
    #expect(app.exists("opened button"))
    // S7.5: nothing inside a disabled view reacts.
    try app.tapLink("closed")
    #expect(app.exists("opened button"))
  }

  @Test("Tab reaches each link of a text, and Return follows it")
  func keys() throws {
    let app = ViewTest(Terms())
    try app.press(.tab)
    try app.press(.return)
    #expect(app.exists("opened https://example.org/terms"))
    try app.press(.tab)
    try app.press(.return)
    #expect(app.exists("opened https://example.org/terms notes://rules"))
    try app.press(.tab)
    try app.press(.tab, holding: .shift)
    try app.press(.return)
    #expect(app.exists("opened https://example.org/terms notes://rules notes://rules"))
  }
}
