import SwiftUI
import Testing

@testable import TerminalHost

private struct Places: View {
  @State private var place: String? = "Overview"
  @State private var places = ["Overview", "Entries", "Recurring", "Budget"]

  var body: some View {
    VStack {
      Button("Before") {}
      List(places, id: \.self, selection: $place) { Text($0) }
      Button("Go") { place = "Recurring" }.keyboardShortcut("k")
      Button("None") { place = nil }.keyboardShortcut("n")
      Button("Add") {
        places.append("New")
        place = "New"
      }
      .keyboardShortcut("d")
      Text(verbatim: "at \(place ?? "-").")
    }
  }
}

private struct Several: View {
  @State private var chosen: Set = ["b", "c"]

  var body: some View {
    List(["a", "b", "c", "d"], id: \.self, selection: $chosen) { Text("Row \($0)") }
    Button("Go") { chosen = ["d"] }.keyboardShortcut("k")
    Text(verbatim: "chosen \(chosen.sorted().joined()).")
  }
}

@Suite("The focus follows the selection of a list")
@MainActor
struct SelectedRowFocusTests {
  @Test("If the program selects another row of the list with the focus, that row gets it")
  func program() {
    let screen = AppScreen(Places(), 40, 16)
    screen.type("\t\t")
    #expect(screen.focused == "Overview")
    screen.type("\u{1B}k")
    #expect(screen.focused == "Recurring")
    screen.type("\u{1B}[B")
    #expect(screen.focused == "Budget" && screen.text.contains("at Budget."))
  }

  @Test("A row that is new gets it, too; without a selected row it stays")
  func newRow() {
    let screen = AppScreen(Places(), 40, 16)
    screen.type("\t\t")
    screen.type("\u{1B}d")
    #expect(screen.focused == "New")
    screen.type("\u{1B}n")
    #expect(screen.focused == "New" && screen.text.contains("at -."))
    screen.type("\u{1B}k")
    #expect(screen.focused == "Recurring")
  }

  @Test("If the focus is elsewhere it stays there, and the tab key leads to the selected row")
  func elsewhere() {
    let screen = AppScreen(Places(), 40, 16)
    screen.type("\t\t")
    #expect(screen.focused == "Overview")
    screen.type("\u{1B}[Z")
    #expect(screen.focused == "Before")
    screen.type("\u{1B}k")
    #expect(screen.focused == "Before")
    screen.type("\t")
    #expect(screen.focused == "Recurring")
  }

  @Test("A row that the user deselects keeps it while others are selected")
  func deselected() {
    let screen = AppScreen(Several(), 40, 16)
    screen.type("\t")
    #expect(screen.focused == "Row b")
    screen.type("\u{0}")
    #expect(screen.focused == "Row b" && screen.text.contains("chosen c."))
    screen.type("\u{1B}k")
    #expect(screen.focused == "Row d")
  }
}
