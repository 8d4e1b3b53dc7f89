import Observation
import SwiftUI
import Testing
import ViewTesting

/// What a list's row offers is evaluated again only where some of it has changed.
@MainActor
struct RowChangeTests {
  @Observable
  final class Mail {
    var isRead = false
  }

  @Test("A row offers its view's current swipe actions, even if it looks the same")
  func ownState() throws {
    struct MailRow: View {
      @State private var isRead = false
      var body: some View {
        Text("Mail").swipeActions { Button(isRead ? "Unread" : "Read") { isRead.toggle() } }
      }
    }
    let app = ViewTest(
      List {
        MailRow()
        Text("Other")
      })
    try app.find(.row("Mail")).swipe("Read")
    #expect(try app.find(.row("Mail")).namedActions == ["Unread"])
    try app.find(.row("Mail")).swipe("Unread")
    #expect(try app.find(.row("Mail")).namedActions == ["Read"])
  }

  @Test("A view among the swipe actions that updates itself is offered in its current state")
  func actionOfItsOwn() throws {
    struct ReadButton: View {
      let mail: Mail
      var body: some View {
        if mail.isRead {
          Button("Unread") { mail.isRead = false }
        } else {
          Button("Read") { mail.isRead = true }
        }
      }
    }
    let mail = Mail()
    let app = ViewTest(List { Text("Mail").swipeActions { ReadButton(mail: mail) } })
    #expect(try app.find(.row("Mail")).namedActions == ["Read"])
    try app.find(.row("Mail")).swipe("Read")
    #expect(try app.find(.row("Mail")).namedActions == ["Unread"])
  }

  @Test("Rows after a growing one keep their actions, and another tag is selected")
  func rowsBeside() throws {
    struct Growing: View {
      @State private var lines = 1
      var body: some View {
        Text(String(repeating: "a\n", count: lines)).swipeActions { Button("Grow") { lines += 1 } }
      }
    }
    struct Tagged: View {
      @State private var tag = "old"
      var body: some View {
        Text("Tagged").tag(tag).swipeActions { Button("Rename") { tag = "new" } }
      }
    }
    struct Screen: View {
      @State private var chosen: String?
      var body: some View {
        List(selection: $chosen) {
          Growing().tag("growing")
          Tagged()
        }
        Text(verbatim: "chosen \(chosen ?? "none")")
      }
    }
    let app = ViewTest(Screen())
    let first = try #require(app.findAll(.row()).first)
    try first.swipe("Grow")
    #expect(app.findAll(.row()).map(\.namedActions) == [["Grow"], ["Rename"]])
    try app.find(.row("Tagged")).swipe("Rename")
    try app.find(.row("Tagged")).tap()
    #expect(app.exists("chosen new"))
  }

  @Test("S11.4 A list row inside another list's row follows the layout direction")
  func rowsInRows() throws {
    struct Screen: View {
      @State private var direction = LayoutDirection.leftToRight
      var body: some View {
        Button("Turn") { direction = .rightToLeft }
        List { List { Text("text") } }.environment(\.layoutDirection, direction)
      }
    }
    let app = ViewTest(Screen())
    #expect(try app.find("text").frame.minX < 100)
    try app.tap("Turn")
    #expect(try app.find("text").frame.minX > 100)
  }
}
