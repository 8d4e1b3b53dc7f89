import SwiftUI
import Testing

@testable import TerminalHost

private struct Mail: View {
  var boxes = ["Inbox", "Sent"]
  @State private var chosen: String? = "Inbox"

  var body: some View {
    NavigationSplitView {
      List(boxes, id: \.self, selection: $chosen) { Text($0) }
    } detail: {
      VStack {
        Button("Reply") {}
        Button("Forward") {}
      }
    }
  }
}

private struct Emptied: View {
  @State private var chosen: String? = "Inbox"
  @State private var isEmpty = false

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Sent"], id: \.self, selection: $chosen) { Text($0) }
    } detail: {
      if isEmpty { Text("Nothing here") } else { Button("Delete") { isEmpty = true } }
    }
  }
}

@Suite("The divider of a split view as a tab stop")
@MainActor
struct DividerStopTests {
  /// What the tab key visits, until the first stop comes again.
  private func stops(_ screen: AppScreen, _ key: String, _ count: Int) -> [String] {
    (0..<count).map { _ in
      screen.type(key)
      return screen.host.focusedNode?.isLine == true ? "divider" : screen.focused
    }
  }

  @Test("The tab key leads from the sidebar to the detail, and to the divider last")
  func order() {
    let screen = AppScreen(Mail(), 90, 14)
    #expect(stops(screen, "\t", 4) == ["Inbox", "Reply", "Forward", "divider"])
    #expect(screen.host.focusedNode?.isLine == true)
    #expect(stops(screen, "\t", 1) == ["Inbox"])
    #expect(stops(screen, "\u{1B}[Z", 2) == ["divider", "Forward"])
  }

  @Test("It stays last beside a sidebar that is scrolled, which keeps its place")
  func scrolledSidebar() {
    let screen = AppScreen(Mail(boxes: (0..<40).map { "Box \($0)" }), 90, 14)
    var visited: [String] = []
    for _ in 0..<6 where visited.last != "divider" { visited += stops(screen, "\t", 1) }
    #expect(visited.last == "divider" && visited.dropLast().last == "Forward")
    #expect(screen.row(of: "Box 0") != nil)
    #expect(stops(screen, "\t", 1) == ["Box 0"])
  }

  @Test("A program begins elsewhere, even if its sidebar is empty")
  func beginning() {
    let screen = AppScreen(Mail(boxes: []), 90, 14) { $0.awaitsFirstFocus = true }
    #expect(screen.focused == "Reply")
  }

  @Test("If the last view of the detail goes, the sidebar gets the focus, not the divider")
  func emptied() {
    let screen = AppScreen(Emptied(), 90, 14)
    #expect(stops(screen, "\t", 2) == ["Inbox", "Delete"])
    screen.type("\r")
    #expect(screen.host.focusedNode?.isLine != true)
    #expect(screen.focused == "Inbox")
  }
}
