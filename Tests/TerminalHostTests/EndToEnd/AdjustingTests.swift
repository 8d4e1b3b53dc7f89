import SwiftUI
import Testing

@testable import TerminalHost

private struct Rating: View {
  @State private var stars = 3

  var body: some View {
    Text(verbatim: "\(stars) of 5")
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
    Button("After") {}
  }
}

private struct Halves: View {
  var body: some View {
    NavigationSplitView {
      Text("Left")
    } detail: {
      Text("Right")
    }
  }
}

@Suite("Adjustable accessibility elements in a terminal")
@MainActor
struct AdjustingTests {
  @Test("Arrow keys, plus and minus adjust it, and the line of keys says so")
  func keys() {
    let screen = AppScreen(Rating(), 60, 16) { $0.showsKeys = true }
    screen.resize(60, 15)
    screen.type("\t")
    #expect(screen.text.contains("←→ Change"))
    screen.type("\u{1B}[C+")
    #expect(screen.text.contains("5 of 5"))
    screen.type("\u{1B}[D-\u{1B}[D")
    #expect(screen.text.contains("2 of 5"))
    screen.type("\t")
    #expect(screen.focused == "After")
  }

  @Test("A divider between two columns has the accent colour while it has the focus")
  func divider() throws {
    let screen = AppScreen(Halves(), 80, 8)
    let column = try #require(
      Array(screen.host.painter.screen.lines[4]).firstIndex { $0 == "│" })
    func ink() -> CellColor { screen.host.painter.screen[column, 4].style.foreground }
    let before = ink()
    for _ in 0..<6 where screen.host.focusedNode?.spokenLabel != "Divider" { screen.type("\t") }
    #expect(screen.host.focusedNode?.spokenLabel == "Divider")
    #expect(ink() == screen.host.painter.theme.accent && ink() != before)
  }
}
