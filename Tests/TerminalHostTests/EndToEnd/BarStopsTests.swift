import SwiftUI
import Testing

@testable import TerminalHost

private struct Orders: View {
  @State private var last = "nothing"
  @State private var name = ""

  var body: some View {
    NavigationStack {
      VStack {
        Button("Body") { last = "body" }
        Text(verbatim: "did \(last)")
      }
      .navigationTitle("Orders")
      .toolbar {
        ToolbarItem { Button("Count") { last = "count" } }
        ToolbarItem { Button("Print") { last = "print" } }
        ToolbarItem { Button("Sort") { last = "sort" } }
        ToolbarItem { TextField("Name", text: $name).frame(width: 80) }
      }
    }
  }
}

private struct Tabs: View {
  @State private var tab = 2

  var body: some View {
    TabView(selection: $tab) {
      ForEach(0..<4) { number in
        Button("Body \(number)") {}
          .tabItem { Text(verbatim: "Tab \(number)") }
          .tag(number)
      }
    }
  }
}

@Suite("Bars as tab stops")
@MainActor
struct BarStopsTests {
  private func focused(_ screen: AppScreen) -> String? { screen.host.focusedNode?.spokenLabel }

  @Test(
    "A bar's buttons are one stop, arrow keys move among them, and the tab key returns to the last")
  func toolbar() {
    let screen = AppScreen(Orders())
    screen.type("\t")
    #expect(focused(screen) == "Count")
    screen.type("\u{1B}[C\u{1B}[C")
    #expect(focused(screen) == "Sort")
    screen.type("\t")
    #expect(focused(screen) == "Name")
    screen.type("\t")
    #expect(focused(screen) == "Body")
    screen.type("\t")
    #expect(focused(screen) == "Sort")
    screen.type("\r")
    #expect(screen.text.contains("did sort"))
    screen.type("\u{1B}[Z")
    #expect(focused(screen) == "Body")
  }

  @Test("Tabs are one stop, which is the selected one")
  func tabs() {
    let screen = AppScreen(Tabs())
    screen.type("\t")
    #expect(focused(screen) == "Tab 2")
    screen.type("\t")
    #expect(focused(screen) == "Body 2")
    screen.type("\u{1B}[Z\u{1B}[D")
    #expect(focused(screen) == "Tab 1")
  }
}
