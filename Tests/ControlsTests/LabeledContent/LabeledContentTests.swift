import SwiftUI
import Testing
import ViewTesting

@MainActor
struct LabeledContentTests {
  @Test("Labelled content shows its label and its value")
  func labeledContent() throws {
    let app = ViewTest(
      VStack {
        LabeledContent("Version", value: "1.2")
        LabeledContent("Size", value: 1234.5, format: .number)
        LabeledContent("Icon") { Text("content") }
        LabeledContent {
          Text("only")
        } label: {
          Text("label")
        }.labelsHidden()
      })
    #expect(app.exists("Version") && app.exists("1.2") && app.exists("1,234.5"))
    #expect(app.exists("only") && !app.exists(.text("label")))
  }
}
