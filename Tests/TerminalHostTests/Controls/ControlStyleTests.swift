import Foundation
import HostInterface
import Testing

@testable import TerminalHost

/// How each style of each control looks in a terminal. A newly used style fails here until its look
/// has been approved.
@Suite("Every style can be drawn in the terminal")
@MainActor
struct ControlStyleTests {
  private static let forms: [ControlSpec.Kind: [ControlSpec.Style: String]] = [
    .bar: [
      .navigation: "x",
      .search: "x",
      .lower: "x",
      .tabs: "x",
      .sidebar: "x",
    ],
    .button: [
      .automatic: "╭x───────────╮⏎│            │⏎╰────────────╯",
      .plain: "x",
      .bordered: "╭x───────────╮⏎│            │⏎╰────────────╯",
      .borderedProminent: "╭━x━━━━━━━━━━╮⏎┃            ┃⏎╰━━━━━━━━━━━━╯",
      .borderless: "x",
      .link: "x",
      .segment: "╭─x──────────╮⏎│            │⏎╰────────────╯",
      .menu: "╭x───────────╮⏎│           ▾│⏎╰────────────╯",
      .menuItem: "x",
      .submenu: "x          ▸",
    ],
    .fileDialog: [
      .automatic: "x"
    ],
    .groupBox: [
      .automatic: "╭────────────╮⏎│ x          │⏎╰────────────╯"
    ],
    .list: [
      .automatic: "x",
      .plain: "x",
      .inset: "x",
      .insetGrouped: "x",
      .grouped: "x",
      .sidebar: "x",
      .bordered: "x",
      .columns: "x",
      .table: "x",
    ],
    .pickerIndicator: [
      .automatic: "[a          ▾]",
      .menu: "[a          ▾]",
      .segmented: "[  a  ]   b",
      .palette: "[  a  ]   b",
      .inline: "◉ a⏎○ b",
      .radioGroup: "◉ a⏎○ b",
      .horizontalRadioGroup: "◉ a  ○ b",
      .wheel: "◉ a⏎○ b",
      .navigationLink: "[a          ▾]",
    ],
    .presentation: [
      .sheet: "╭────────────╮⏎│ x          │⏎╰────────────╯",
      .alert: "╭────────────╮⏎│ x          │⏎╰────────────╯",
      .dialog: "╭────────────╮⏎│ x          │⏎╰────────────╯",
      .popover: "╭────────────╮⏎│ x          │⏎╰────────────╯",
      .menu: "╭────────────╮⏎│x           │⏎╰────────────╯",
      .cover: "x",
      .carried: "x",
    ],
    .progress: [
      .automatic: "━━━━━━━───────",
      .linear: "━━━━━━━───────",
      .circular: "◑",
    ],
    .row: [
      .automatic: "x",
      .plain: "x",
      .inset: "x",
      .insetGrouped: "x",
      .grouped: "x",
      .sidebar: "x",
      .bordered: "x",
      .columns: "x",
      .table: "x",
    ],
    .scrollView: [
      .automatic: "x",
      .plain: "x",
    ],
    .secureField: [
      .automatic: "•",
      .plain: "•",
      .roundedBorder: "╭────────────╮⏎│ •          │⏎╰────────────╯",
      .squareBorder: "┌────────────┐⏎│ •          │⏎└────────────┘",
    ],
    .slider: [
      .automatic: "━━━━━━━●──────"
    ],
    .stepperButtons: [
      .automatic: "[−]·[+]"
    ],
    .textEditor: [
      .automatic: "積",
      .plain: "積",
      .roundedBorder: "╭────────────╮⏎│ 積         │⏎╰────────────╯",
    ],
    .textField: [
      .automatic: "積",
      .plain: "積",
      .roundedBorder: "╭────────────╮⏎│ 積         │⏎╰────────────╯",
      .squareBorder: "┌────────────┐⏎│ 積         │⏎└────────────┘",
      .search: "積",
    ],
    .toggleIndicator: [
      .switch: "[━●]",
      .checkbox: "[✓]",
    ],
  ]

  /// The control in a space of 14 by 3 cells, between two bars, without empty rows.
  private func form(_ kind: ControlSpec.Kind, _ style: ControlSpec.Style) -> String {
    let fixture = HostFixture(16, 3, ["TERM": "xterm-256color", "NO_COLOR": "1"])
    let values: [ControlSpec.Kind: ElementValue] = [
      .toggleIndicator: .bool(true), .slider: .number(0.5, in: 0...1, step: 0),
      .textField: .text("積"), .secureField: .text("積"), .textEditor: .text("積"),
      .pickerIndicator: .choice(0), .progress: .number(0.5, in: 0...1, step: 0),
    ]
    let isDrawn = fixture.host.supports(ControlSpec(kind: kind)) && values[kind] != nil
    var content = NodeContent.control(kind, style, value: values[kind], options: ["a", "b"])
    if !isDrawn, kind != .stepperButtons {
      content = NodeContent(role: .box, control: ControlSpec(kind: kind, style: style))
    }
    fixture.add(1, 1, 0, 14, 3, content)
    if !isDrawn, kind != .stepperButtons {
      let insets = fixture.host.insets(for: ControlSpec(kind: kind, style: style))
      let (x, y) = (Double(insets.leading / 8), Double(insets.top / 16))
      fixture.add(2, in: 1, x, y, 1, 1, .text("x"))
    }
    return fixture.picture.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "⏎")
  }

  @Test("Their looks", arguments: ControlSpec.Style.used.keys.sorted { $0.rawValue < $1.rawValue })
  func forms(kind: ControlSpec.Kind) {
    let known = Self.forms[kind] ?? [:]
    let used = ControlSpec.Style.used[kind] ?? []
    for style in used {
      #expect(form(kind, style) == known[style], "\(kind.rawValue) \(style.rawValue)")
    }
    #expect(Set(known.keys).subtracting(used) == [])
  }
}
