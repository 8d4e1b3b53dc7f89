extension CommandLineChoice {
  /// The help text: everything that can be typed on the command line.
  static var usage: String {
    """
    usage: gallery [NAME [FILE or URL]] [OPTIONS]

    Without a name there is a menu. The names:
    \(nameTable)

    The options:
    \(optionTable)

    The keys, in a terminal:
    \(table(keys))

    What the environment may say, for a terminal:
    \(table(variables))
    """
  }

  static var nameTable: String { table(Example.allCases.map { ($0.usage, $0.title) }) }

  static var optionTable: String {
    table(CommandLineOption.allCases.map { ($0.usage, $0.summary) })
  }

  private static func table(_ rows: [(String, String)]) -> String {
    rows.map { "  " + $0.padding(to: 24) + $1 }.joined(separator: "\n")
  }

  private static let keys = [
    ("Tab, Shift-Tab", "on to the next, back to the one before"),
    ("arrows", "from row to row, button to button; change a slider"),
    ("Return, Space", "press, flip, open"),
    ("+ and -", "count a stepper up and down"),
    ("Page Up, Page Down", "scroll; with Control turn pages"),
    ("Control-D, Control-U", "scroll by half a screen"),
    ("Home, End", "the start and the end"),
    ("j, k, g, G", "where nothing is typed: down, up, the start, the end"),
    ("Delete, Backspace", "delete the row"),
    ("Alt-Up, Alt-Down", "carry the row up and down, where rows can be"),
    ("Control-Up and Down", "a sheet with several heights: higher, lower"),
    ("F10, Alt-Return", "the row's actions, the menu of a thing"),
    ("F1, ?", "all keys, found by typing"),
    ("F2, Control-P", "all that can be done, found by typing"),
    ("F9", "the app's menus"),
    ("Control- or Alt-letter", "the app's shortcuts"),
    ("Control-F", "the search field"),
    ("Control-N, -O, -S", "a new document; open one, save it"),
    ("Control-R, F5", "load anew"),
    ("Escape", "close, cancel, go back, leave the field"),
    ("Alt-Left", "go back"),
    ("Control-W", "close the window, where there are several"),
    ("Alt-comma, Control-Q", "the settings; end"),
    ("Control-C", "copy what is selected, else end"),
    ("Control-Z, Control-L", "suspend; draw everything again"),
    ("F12, Control-\\", "the inspector"),
    ("Alt-A, Control-V, -X", "in a field: select all, paste, cut"),
    ("Alt-Z, Alt-Shift-Z", "in a field: undo, redo"),
    ("Control-A, -E, -K, -Y", "in a field: as in a shell"),
  ]

  private static let variables = [
    ("KUMIKI_THEME", "light, dark, contrast or dark-contrast"),
    ("KUMIKI_REDUCE_MOTION=1", "no animations"),
    ("NO_COLOR=1", "no colours"),
    ("COLORTERM=truecolor", "all colours, where the terminal reports none"),
  ]
}

extension Example {
  /// The name of an example as it is typed, with its argument.
  fileprivate var usage: String {
    ([rawValue, argument.map { "[\($0)]" }] as [String?]).compactMap(\.self)
      .joined(separator: " ")
  }
}

extension String {
  fileprivate func padding(to length: Int) -> String {
    self + String(repeating: " ", count: max(length - count, 1))
  }
}
