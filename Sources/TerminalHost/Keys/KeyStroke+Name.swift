import HostInterface

extension KeyStroke {
  /// The key as the user presses it in a terminal; nil for keys that no terminal sends.
  ///
  /// After a modifier, letters are capitals, as on the keys, and Shift is written: `^S`, `Alt-Z`,
  /// `Alt-⇧Z`. A letter without a modifier is written as typed.
  var nameInTerminal: String? {
    var prefix = ""
    let hasCommand = modifiers.contains(.command)
    // Control with these letters is another key, or the terminal's own.
    let isShifted = modifiers.contains(.shift) || key.isUppercase
    let isTaken = ["c", "i", "m", "z", "h", "j"].contains(key) || isShifted
    if hasCommand {
      prefix = isTaken || !key.isLetter ? "Alt-" : "^"
    } else if modifiers.contains(.control) {
      prefix = "^"
    } else if modifiers.contains(.option) {
      prefix = "Alt-"
    }
    let name: String
    switch key {
    case Named.up: name = "↑"
    case Named.down: name = "↓"
    case Named.left: name = "←"
    case Named.right: name = "→"
    case Named.escape: name = "Esc"
    case Named.return: name = "⏎"
    case Named.tab: name = "Tab"
    case Named.delete: name = "⌫"
    case Named.deleteForward: name = "Del"
    case Named.home: name = "Home"
    case Named.end: name = "End"
    case Named.pageUp: name = "PgUp"
    case Named.pageDown: name = "PgDn"
    case " ": name = "Space"
    default:
      guard let scalar = key.unicodeScalars.first, !(0xF700...0xF8FF).contains(scalar.value) else {
        return nil
      }
      name = prefix.isEmpty && !isShifted ? String(key) : key.uppercased()
      // A sign already includes Shift, and so does a letter without a modifier.
      if !key.isLetter || prefix.isEmpty { return prefix + name }
    }
    return prefix + (isShifted ? "⇧" : "") + name
  }
}
