import HostInterface

extension KeyStroke {
  /// The key as the user has to press it in a terminal; nil for keys that no terminal sends.
  var nameInTerminal: String? {
    var prefix = ""
    let hasCommand = modifiers.contains(.command)
    // Control with these letters is another key, or the terminal's own.
    let isTaken = ["c", "i", "m", "z", "h", "j"].contains(key) || modifiers.contains(.shift)
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
      // A capital is the letter with Shift.
      name = prefix == "^" || modifiers.contains(.shift) ? key.uppercased() : String(key)
    }
    return prefix + name
  }
}
