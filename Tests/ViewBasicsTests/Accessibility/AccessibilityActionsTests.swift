import SwiftUI
import Testing
import ViewTesting

private struct Message: View {
  @State private var isUnread = true
  @State private var log = "-"

  var body: some View {
    VStack {
      Text("Hello").accessibilityIdentifier("message")
        .accessibilityActions {
          Button("Reply") { log = "replied" }
          if isUnread {
            Button {
              isUnread = false
            } label: {
              Label("Mark as read", systemImage: "envelope.open")
            }
          }
        }
      Text(verbatim: "log \(log)")
    }
  }
}

@MainActor
struct AccessibilityActionsTests {
  @Test("The buttons are actions by their labels, and are not shown")
  func actions() throws {
    let app = ViewTest(Message())
    #expect(!app.exists("Reply"))
    let message = try #require(try app.find(.identifier("message")).parent)
    #expect(message.namedActions == ["Reply", "Mark as read"])
    try message.performAction(named: "Reply")
    #expect(app.exists("log replied"))
    try message.performAction(named: "Mark as read")
    #expect(message.namedActions == ["Reply"])
  }
}
