import SwiftUI
import TerminalDevice
import Testing

@testable import TerminalHost

/// A control below a button that has the focus first.
private struct Desk: View {
  let kind: ControlKind
  @State private var isOn: Bool
  @State private var share = 0.5
  @State private var count = 3
  @State private var choice = 1
  @State private var name = "Ada"
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)

  init(_ kind: ControlKind) {
    self.kind = kind
    isOn = kind.isOn
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Before") {}
      control
    }
  }

  @ViewBuilder private var control: some View {
    switch kind {
    case .bordered: Button("Save") {}.buttonStyle(.bordered)
    case .prominent: Button("Save") {}.buttonStyle(.borderedProminent)
    case .plain: Button("Save") {}.buttonStyle(.plain)
    case .borderless: Button("Save") {}.buttonStyle(.borderless)
    case .destructive: Button("Save", role: .destructive) {}
    case .switchOn, .switchOff: Toggle("Mail", isOn: $isOn).toggleStyle(.switch)
    case .checkboxOn, .checkboxOff: Toggle("Mail", isOn: $isOn).toggleStyle(.checkbox)
    case .pressedOn, .pressedOff: Toggle("Mail", isOn: $isOn).toggleStyle(.button)
    case .slider: Slider(value: $share)
    case .stepper: Stepper("Age", value: $count)
    case .menu: picker.pickerStyle(.menu)
    case .segmented: picker.pickerStyle(.segmented)
    case .inline: picker.pickerStyle(.inline)
    case .radioGroup: picker.pickerStyle(.radioGroup)
    case .palette: picker.pickerStyle(.palette)
    case .field: TextField("Name", text: $name)
    case .framedField: TextField("Name", text: $name).textFieldStyle(.roundedBorder)
    case .secureField: SecureField("Name", text: $name)
    case .editor: TextEditor(text: $name)
    case .datePicker: DatePicker("Day", selection: $date)
    case .disclosure: DisclosureGroup("More") { Text(verbatim: "Inside") }
    case .link: Link("Home", destination: URL(string: "https://example.com")!)
    case .actions: Menu("Menu") { Button("Open") {} }
    }
  }

  private var picker: some View {
    Picker("Day", selection: $choice) {
      ForEach(0..<3) { Text(verbatim: "No. \($0)") }
    }
  }
}

private enum ControlKind: String, CaseIterable {
  case bordered, prominent, plain, borderless, destructive
  case switchOn, switchOff, checkboxOn, checkboxOff, pressedOn, pressedOff
  case slider, stepper, menu, segmented, inline, radioGroup, palette
  case field, framedField, secureField, editor, datePicker, disclosure, link, actions

  var isOn: Bool { rawValue.hasSuffix("On") }
}

private let terminals = [
  ["TERM": "xterm-kitty", "KUMIKI_THEME": "dark"],
  ["TERM": "xterm-kitty", "KUMIKI_THEME": "light"],
  ["TERM": "xterm-kitty", "KUMIKI_THEME": "contrast"],
  ["TERM": "xterm-256color", "COLORTERM": ""],
  ["TERM": "xterm"], ["TERM": "linux"], ["TERM": "vt100"],
  ["TERM": "xterm-256color", "NO_COLOR": "1"],
]

@Suite("The focus is visible on every control")
@MainActor
struct FocusLookTests {
  /// What of a cell stands out at a glance: its sign, what is behind it, whether it is inverted. A
  /// bolder or bluer letter does not.
  private struct Look: Hashable, CustomStringConvertible {
    let glyph: String
    let ground: String
    let isInverse: Bool

    var description: String { glyph + ground + (isInverse ? "!" : "") }
  }

  private func looks(_ screen: AppScreen, _ environment: [String: String]) -> [[Look]] {
    var colors = ColorReduction(
      depth: TerminalCapabilities(environment: environment).colorDepth)
    let buffer = screen.host.painter.screen
    let button = screen.row(of: "Before")
    return (0..<buffer.size.rows).filter { $0 != button }.map { row in
      (0..<buffer.size.columns).map { column in
        let cell = buffer[column, row]
        return Look(
          glyph: "\(cell.content)",
          ground: "\(colors.reduce(cell.style.background))",
          isInverse: cell.style.attributes.contains(.inverse))
      }
    }
  }

  @Test("In every theme, at a glance", arguments: terminals)
  func glance(_ environment: [String: String]) {
    for kind in ControlKind.allCases {
      let screen = AppScreen(Desk(kind), 40, 16, environment)
      screen.type("\t")
      #expect(screen.focused == "Before", "\(kind)")
      let before = looks(screen, environment)
      screen.type("\t")
      #expect(screen.focused != "Before", "\(kind)")
      let after = looks(screen, environment)
      let changed = zip(before.joined(), after.joined()).filter { $0 != $1 }
      #expect(!changed.isEmpty, "\(kind)\n\(screen.text)")
    }
  }

  @Test("A card with its own ground takes the tint, and its text stays readable")
  func cards() throws {
    for scheme in ["dark", "light"] {
      let cards = VStack(alignment: .leading, spacing: 0) {
        ForEach(["One card", "Two cards"], id: \.self) { title in
          Text(title).background(.quaternary, in: .rect(cornerRadius: 8))
            .background(Color(white: 0.5))
            .contextMenu { Button("Open") {} }
        }
      }
      let screen = AppScreen(cards, 40, 8, ["TERM": "xterm-kitty", "KUMIKI_THEME": scheme])
      screen.type("\t")
      let row = try #require(screen.row(of: "One card"))
      let column = try #require(screen.columns(of: "One card")).lowerBound
      let style = screen.host.painter.screen[column + 1, row].style
      #expect(Int(style.background.blue) - Int(style.background.red) >= 40, "\(style)")
      #expect(!style.foreground.isStandard)
      #expect(abs(style.background.lightness - style.foreground.lightness) >= 0.3, "\(style)")
    }
  }

  @Test("A card whose ground is the tint differs with the focus")
  func tintedCards() throws {
    let cards = VStack(alignment: .leading, spacing: 0) {
      ForEach(["One card", "Two cards"], id: \.self) { title in
        Text(title).background(Color.accentColor).contextMenu { Button("Open") {} }
      }
    }
    let screen = AppScreen(cards, 40, 8, ["TERM": "xterm-kitty", "KUMIKI_THEME": "dark"])
    screen.type("\t")
    let grounds = try ["One card", "Two cards"].map { title in
      let row = try #require(screen.row(of: title))
      let column = try #require(screen.columns(of: title)).lowerBound
      return screen.host.painter.screen[column + 1, row].style.background
    }
    #expect(abs(grounds[0].lightness - grounds[1].lightness) > 0.02)
  }
}
