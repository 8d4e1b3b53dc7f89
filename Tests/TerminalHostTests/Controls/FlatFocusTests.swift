import SwiftUI
import TerminalDevice
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

/// Rows of two lines, the second one paler.
private struct Letters: View {
  @State private var chosen: Int? = 1

  var body: some View {
    Button("Before") {}
    List(0..<3, id: \.self, selection: $chosen) { number in
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "Letter \(number)")
        Text(verbatim: "Second \(number)").foregroundStyle(.secondary)
      }
    }
  }
}

private let terminals = [
  ["TERM": "xterm"], ["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "vt100"],
  ["TERM": "xterm-256color", "NO_COLOR": "1", "KUMIKI_THEME": "light"],
]

@Suite("With few colours or none, the focus is still visible")
@MainActor
struct FlatFocusTests {
  @Test("A field has a bar before its text only while it has the focus", arguments: terminals)
  func fields(_ environment: [String: String]) throws {
    let screen = AppScreen(Desk(), 40, 8, environment)
    #expect(!screen.text.contains("▎"))
    for _ in 0..<3 { screen.type("\t") }
    #expect(screen.text.contains("▎Name") && !screen.text.contains("▎A note"))
    screen.type("\t")
    #expect(screen.text.contains("▎A note") && !screen.text.contains("▎Name"))
  }

  @Test("So it does on a card with its own background", arguments: terminals)
  func cards(_ environment: [String: String]) throws {
    let cards = VStack(alignment: .leading, spacing: 0) {
      ForEach(["One card", "Two cards"], id: \.self) { title in
        Text(title).background(.quaternary, in: .rect(cornerRadius: 8))
          .contextMenu { Button("Open") {} }
      }
    }
    let screen = AppScreen(cards, 40, 8, environment)
    screen.type("\t")
    let depth = TerminalCapabilities(environment: environment).colorDepth
    var colors = ColorReduction(depth: depth)
    let looks = try ["One card", "Two cards"].map { title in
      let (row, columns) = (
        try #require(screen.row(of: title)), try #require(screen.columns(of: title))
      )
      let style = screen.host.painter.screen[columns.lowerBound + 1, row].style
      return [
        "\(colors.reduce(style.background))", "\(style.attributes.contains(.inverse))",
      ]
    }
    #expect(looks[0] != looks[1])
  }

  @Test("A selected row is readable, and looks different with the focus", arguments: terminals)
  func rows(_ environment: [String: String]) throws {
    let screen = AppScreen(Letters(), 40, 10, environment)
    let line = try #require(screen.row(of: "Second 1"))
    let columns = try #require(screen.columns(of: "Second 1"))
    var colors = ColorReduction(
      depth: TerminalCapabilities(environment: environment).colorDepth)
    var looks: [String] = []
    for focused in ["Before", "Letter 1 Second 1"] {
      screen.type("\t")
      #expect(screen.focused == focused)
      let style = screen.host.painter.screen[columns.lowerBound, line].style
      let (ink, ground) = (colors.reduce(style.foreground), colors.reduce(style.background))
      #expect(ink != ground || ink == .standard)
      looks.append("\(ground) \(style.attributes.contains(.inverse))")
    }
    #expect(looks[0] != looks[1])
  }

  @Test("Without colours an area leaves no specks at its corners, and a drawing is filled")
  func areas() {
    let none = ["TERM": "xterm", "NO_COLOR": "1"]
    let card = Text("A card").padding().background(.blue, in: .rect(cornerRadius: 12))
    #expect(!AppScreen(card, 40, 8, none).text.contains { "▟▙▜▛".contains($0) })
    #expect(AppScreen(card, 40, 8, ["TERM": "xterm"]).text.contains { "▟▙▜▛".contains($0) })
    let circle = Circle().frame(width: 96, height: 96)
    #expect(AppScreen(circle, 40, 8, none).text.contains("████"))
  }

  @Test("Without colours nothing is paler where the focus is")
  func paler() throws {
    let label = Text("Shopping").foregroundStyle(.secondary)
    let button = Button(action: {}, label: { label }).buttonStyle(.plain)
    let screen = AppScreen(List { button }, 40, 8, ["TERM": "xterm", "NO_COLOR": "1"])
    let (line, columns) = (
      try #require(screen.row(of: "Shopping")), try #require(screen.columns(of: "Shopping"))
    )
    let style = { screen.host.painter.screen[columns.lowerBound, line].style }
    #expect(style().attributes.contains(.dim))
    screen.type("\t")
    #expect(style().attributes.contains(.inverse) && !style().attributes.contains(.dim))
  }

  @Test("A toggle in button style shows it like a button", arguments: terminals)
  func toggles(_ environment: [String: String]) throws {
    let screen = AppScreen(Desk(), 40, 8, environment)
    let (button, toggle) = (
      try #require(screen.row(of: "First")), try #require(screen.row(of: "Quiet"))
    )
    // The second letter of each line.
    let style = { (row: Int) in screen.host.painter.screen[2, row].style }
    screen.type("\t")
    let focused = style(button)
    #expect(style(toggle) != focused)
    screen.type("\t")
    #expect(style(toggle) == focused)
    #expect(style(button) != focused)
  }

  @Test("Without colours, the chosen tab is underlined, the others are not")
  func tabs() throws {
    let tabs = TabView {
      Button("Walk") {}.tabItem { Text(verbatim: "Parks") }
      Text(verbatim: "None").tabItem { Text(verbatim: "Marked") }
    }
    let screen = AppScreen(tabs, 40, 8, ["TERM": "xterm-256color", "NO_COLOR": "1"])
    func isUnderlined(_ title: String) throws -> Bool {
      let row = try #require(screen.row(of: title))
      let column = try #require(screen.columns(of: title)).lowerBound
      return screen.host.painter.screen[column, row].style.attributes.contains(.underline)
    }
    #expect(try isUnderlined("Parks"))
    #expect(try !isUnderlined("Marked"))
  }
}
