import SwiftUI
import TerminalInput
import Testing

@testable import TerminalHost

/// A form that is too long for a small terminal.
private struct Order: View {
  @State private var name = ""
  @State private var notes = (0..<40).map { "note \($0)" }

  var body: some View {
    Form {
      Section("You") {
        ForEach(0..<4) { Text(verbatim: "Words \($0)") }
        TextField("Name", text: $name)
      }
      Section("Notes") {
        ForEach(0..<40) { TextField("Note \($0)", text: $notes[$0]) }
      }
    }
  }
}

/// Rows of data with a field in each.
private struct Names: View {
  @State private var names = (0..<3_000).map { "name \($0)" }

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(names.indices, id: \.self) { TextField("Name", text: $names[$0]) }
      }
    }
  }
}

@Suite("The focused text is out of sight")
@MainActor
struct KeptFieldTests {
  private func wheel(_ screen: AppScreen, _ kind: MouseReport.Kind, times: Int) {
    for _ in 0..<times { screen.mouse(kind, 5, 3) }
  }

  @Test("It keeps the focus in a smaller terminal, and stays visible there")
  func resizing() {
    let screen = AppScreen(Order(), 60, 12)
    screen.type("\tAda")
    #expect(screen.field == "Ada")
    screen.resize(20, 4)
    #expect(screen.field == "Ada" && screen.text.contains("Ada"))
    screen.type(" L")
    #expect(screen.field == "Ada L" && screen.text.contains("Ada L"))
    screen.resize(60, 12)
    #expect(screen.field == "Ada L" && screen.text.contains("Ada L"))
  }

  @Test("It keeps the focus while the user scrolls away, and typing scrolls back")
  func scrolling() {
    let screen = AppScreen(Order(), 40, 10)
    screen.type("\tAda")
    wheel(screen, .wheelDown, times: 12)
    #expect(!screen.text.contains("Ada") && screen.text.contains("note 2"))
    #expect(screen.field == "Ada")
    screen.type("!")
    #expect(screen.field == "Ada!" && screen.text.contains("Ada!"))
  }

  @Test("Keys continue from there")
  func keys() {
    let screen = AppScreen(Order(), 40, 10)
    screen.type("\tAda")
    wheel(screen, .wheelDown, times: 12)
    screen.type("\t")
    #expect(screen.field == "note 0" && screen.text.contains("note 0"))
  }

  @Test("A row among thousands is kept, too, and released with the focus")
  func many() {
    let screen = AppScreen(Names(), 40, 10)
    screen.type("\t!")
    #expect(screen.field == "!")
    screen.type("\u{1B}[6~")
    for _ in 0..<300 { screen.type("\u{1B}[6~") }
    #expect(screen.field == "!")
    #expect(!screen.text.contains("!"))
    screen.type("?")
    #expect(screen.field == "!?" && screen.text.contains("!?"))
  }

  @Test("Buttons and rows pass the focus to what replaces them, as before")
  func buttons() {
    let screen = AppScreen(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Button("Row \($0)") {} } }
      }, 40, 10)
    screen.type("\t")
    #expect(screen.focused == "Row 0")
    screen.type("\u{1B}[6~")
    #expect(screen.focused != "Row 0" && screen.text.contains(screen.focused))
  }
}
