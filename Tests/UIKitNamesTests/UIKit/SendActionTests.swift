import SwiftUI
import Testing

@testable import ViewTesting

@MainActor
@Suite("Messages to whoever knows them")
struct SendActionTests {
  private struct Form: View {
    @State private var name = ""
    @FocusState private var isTyping: Bool

    var body: some View {
      TextField("Name", text: $name).focused($isTyping)
      Text(verbatim: isTyping ? "typing" : "done")
      Button("Hide") {
        UIApplication.shared.sendAction(
          Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
      }
      Button("Other") {
        isTyping = !UIApplication.shared.sendAction(
          Selector(("mine:")), to: nil, from: nil, for: nil)
      }
    }
  }

  @Test(
    "The message that puts the keyboard away takes the focus from the field; others are unknown")
  func resign() throws {
    let app = ViewTest(Form())
    try app.tap("Other")
    #expect(app.exists("typing"))
    try app.tap("Hide")
    #expect(app.exists("done"))
  }
}
