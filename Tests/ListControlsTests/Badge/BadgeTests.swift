import SwiftUI
import Testing
import ViewTesting

@MainActor
struct BadgeTests {
  @Test("A badge stands at the end of its row; 0 and nil show nothing")
  func rows() throws {
    let none: String? = nil
    let app = ViewTest(
      List {
        Text("Inbox").badge(12)
        Text("Sent").badge(0)
        Text("Drafts").badge("new")
        Text("Trash").badge(none)
        Text("Spam").badge(Text("!")).badgeProminence(.increased)
      })
    #expect(
      app.findAll(.row()).map(\.label) == ["Inbox, 12", "Sent", "Drafts, new", "Trash", "Spam, !"])
  }
}
