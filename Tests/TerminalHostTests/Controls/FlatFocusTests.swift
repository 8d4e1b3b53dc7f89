import SwiftUI
import Testing

@testable import TerminalHost

private struct Desk: View {
  @State private var name = ""
  @State private var note = "A note"
  @State private var isQuiet = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("First") {}
      Toggle("Quiet", isOn: $isQuiet).toggleStyle(.button)
      TextField("Name", text: $name)
      TextField("Note", text: $note)
    }
  }
}

private let terminals = [
  ["TERM": "xterm"], ["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "vt100"],
  ["TERM": "xterm-256color", "NO_COLOR": "1", "KUMIKI_THEME": "light"],
]

@Suite("Where there are few colours or none, the focus shows as well")
@MainActor
struct FlatFocusTests {
  @Test("A field has a bar before its text, and only the one with the focus", arguments: terminals)
  func fields(_ environment: [String: String]) throws {
    let screen = AppScreen(Desk(), 40, 8, environment)
    #expect(!screen.text.contains("▎"))
    for _ in 0..<3 { screen.type("\t") }
    #expect(screen.text.contains("▎Name") && !screen.text.contains("▎A note"))
    screen.type("\t")
    #expect(screen.text.contains("▎A note") && !screen.text.contains("▎Name"))
  }

  @Test("A toggle that looks like a button shows it as a button does", arguments: terminals)
  func toggles(_ environment: [String: String]) throws {
    let screen = AppScreen(Desk(), 40, 8, environment)
    let (button, toggle) = (
      try #require(screen.row(of: "First")), try #require(screen.row(of: "Quiet"))
    )
    // The second letter of either.
    let style = { (row: Int) in screen.host.painter.screen[2, row].style }
    screen.type("\t")
    let focused = style(button)
    #expect(style(toggle) != focused)
    screen.type("\t")
    #expect(style(toggle) == focused)
    #expect(style(button) != focused)
  }
}
