import SwiftUI
import Testing

@testable import TerminalHost

private struct Page: View {
  @State private var text =
    (1...30).map { "line \($0)" }.joined(separator: "\n") + "\nthe 薔薇 at the end"

  var body: some View {
    TextEditor(text: $text)
    Button("Other") {}
  }
}

private struct Halves: View {
  var body: some View {
    HSplitView {
      Text("left").frame(minWidth: 40, maxWidth: .infinity)
      Text("right").frame(minWidth: 40, maxWidth: .infinity)
    }
  }
}

@Suite("Finding in an editor, and dragging dividers, in a terminal")
@MainActor
struct FindBarTests {
  @Test("F3 opens the bar, matches scroll into view, and Escape returns to the text")
  func finding() {
    let screen = AppScreen(Page())
    #expect(!screen.text.contains("薔薇"))
    screen.type("\t\u{1B}OR")
    #expect(screen.text.contains("Done"))
    screen.type("薔薇")
    #expect(screen.text.contains("1 of 1") && screen.text.contains("the 薔薇"))
    screen.type("\u{1B}[27u")
    #expect(!screen.text.contains("Done"))
    screen.type("X")
    #expect(screen.text.contains("the X at the end"))
  }

  @Test("Control-F stays an editing key in a terminal")
  func controlF() {
    let screen = AppScreen(Page())
    screen.type("\t\u{6}")
    #expect(!screen.text.contains("Done"))
  }

  @Test("The mouse drags the divider between two views")
  func line() throws {
    let screen = AppScreen(Halves(), 60, 6)
    func column() -> Int? {
      let row = Array(screen.host.painter.screen.lines[2])
      return row.firstIndex(of: "│")
    }
    let start = try #require(column())
    screen.mouse(.press(.left), start, 2)
    screen.mouse(.drag(.left), start - 9, 2)
    screen.mouse(.release(.left), start - 9, 2)
    #expect(column() == start - 9)
  }
}
