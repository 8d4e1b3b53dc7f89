import SwiftUI
import Testing
import ViewTesting

@MainActor
struct BadgeTests {
  @Test("A badge is at the end of its row; 0 and nil show nothing")
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

  @Test("S1.2 A row's view keeps its state when a badge is added or removed")
  func state() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var unread = 0
      var body: some View {
        List { Counter().badge(unread) }
        Button("Receive") { unread = 3 }
        Button("Read") { unread = 0 }
      }
    }
    let app = ViewTest(Screen())
    try app.tap("Count 0")
    try app.tap("Receive")
    #expect(app.findAll(.row()).map(\.label) == ["Count 1, 3"])
    try app.tap("Read")
    #expect(app.findAll(.row()).map(\.label) == ["Count 1"])
  }

  @Test("A badge hides neither the tag nor the swipe actions of its view")
  func traits() throws {
    struct Screen: View {
      @State private var chosen: String?
      @State private var log = "nothing"
      var body: some View {
        List(selection: $chosen) {
          Text("Inbox").tag("inbox").badge(3)
          Text("Sent")
            .swipeActions { Button("Archive") { log = "archived" } }
            .badge(4)
        }
        Text(verbatim: "\(chosen ?? "none"), \(log)")
      }
    }
    let app = ViewTest(Screen())
    try app.find(.row("Inbox, 3")).tap()
    #expect(app.exists("inbox, nothing"))
    try app.find(.row("Sent, 4")).swipe("Archive")
    #expect(app.exists("inbox, archived"))
  }

  @Test("S1.10 A badge applies to each of several views, which are separate rows")
  func several() {
    let app = ViewTest(
      List {
        Group {
          Text("Inbox")
          Text("Sent")
        }
        .badge(3)
      })
    #expect(app.findAll(.row()).map(\.label) == ["Inbox, 3", "Sent, 3"])
  }
}
