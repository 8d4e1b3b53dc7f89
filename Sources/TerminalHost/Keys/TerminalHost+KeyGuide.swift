import HostInterface

/// All keys, for the user to search: first what they do here, then what they always do.
extension TerminalHost {
  package var keyGuide: [KeyHint] {
    let here = keyHints()
    let others = bound(Self.keysEverywhere).filter { key in !here.contains { $0.key == key.key } }
    return here + others.map { KeyHint($0.key, word($0.words)) }
  }

  package func name(of stroke: KeyStroke) -> String? {
    stroke.nameInTerminal.flatMap(shown)
  }

  private static let keysEverywhere = [
    KeyHint("Tab", "Next"),
    KeyHint("⇧Tab", "The one before"),
    KeyHint("↑↓←→", "Move the focus, or scroll"),
    KeyHint("⏎ Space", "Press, flip, open"),
    KeyHint("←→ + -", "Change a slider, a stepper, a choice"),
    KeyHint("PgUp PgDn", "Scroll by a page"),
    KeyHint("^D ^U", "Scroll by half a page"),
    KeyHint("Home End", "Scroll to the start, to the end"),
    KeyHint("j k g G", "Where nothing is typed: down, up, to the start, to the end"),
    KeyHint("^PgUp ^PgDn", "Turn pages, change tabs"),
    KeyHint("⇧↑ ⇧↓ ^A", "In a list: select more rows, all rows"),
    KeyHint("^↑ ^↓ ^Space", "In a list: move alone, select or deselect the row"),
    KeyHint("A–Z", "In a list: the next row that begins so"),
    KeyHint("A–Z", "In a choice: the next option that begins so"),
    KeyHint("Del", "Delete the row"),
    KeyHint("Alt-↑↓", "Carry a row to another place"),
    KeyHint("^↑ ^↓", "A sheet with several heights: higher, lower"),
    KeyHint("F10 Alt-⏎", "The actions of a row, the menu of a thing"),
    KeyHint("F9", "The app's menus"),
    KeyHint("^R F5", "Load anew"),
    KeyHint("Esc", "Close, cancel, go back, leave a field"),
    KeyHint("Alt-←", "Go back"),
    KeyHint("^C", "Copy what is selected, else quit"),
    KeyHint("^Z", "Suspend"),
    KeyHint("^L", "Draw everything again"),
    KeyHint("F12 ^\\", "The inspector"),
    KeyHint("^B ^F", "In a text: a character back or on"),
    KeyHint("^← ^→", "In a text: a word back or on"),
    KeyHint("^A ^E", "In a text: the row's start, its end"),
    KeyHint("^W ^U ^K", "In a text: delete a word, to the start, to the end"),
    KeyHint("^Y", "In a text: put back what was deleted so"),
    KeyHint("^X ^V", "In a text: cut, paste"),
    KeyHint("Alt-A", "In a text: select all"),
    KeyHint("^_ Alt-_", "Undo, redo"),
  ]
}
