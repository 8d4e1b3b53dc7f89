import TerminalInput

extension TerminalKey {
  private static let named: [String: Key] = [
    "return": .enter, "enter": .enter, "tab": .tab, "space": .character(" "),
    "escape": .escape, "backspace": .backspace, "delete": .delete, "insert": .insert,
    "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
    "page up": .pageUp, "pageup": .pageUp, "page down": .pageDown, "pagedown": .pageDown,
  ]

  private static let prefixes: [(name: String, modifier: KeyModifiers)] = [
    ("control-", .control), ("alt-", .alt), ("shift-", .shift),
  ]

  /// Parses a key as named in the documentation: `Control-K`, `Alt-Up`, `F2`, `g`, `G`.
  init?(named name: String) {
    var rest = name[...]
    var modifiers: KeyModifiers = []
    while let prefix = Self.prefixes.first(where: { rest.lowercased().hasPrefix($0.name) }),
      rest.count > prefix.name.count
    {
      modifiers.insert(prefix.modifier)
      rest = rest.dropFirst(prefix.name.count)
    }
    let lower = rest.lowercased()
    if let key = Self.named[lower] {
      self.init(key, modifiers)
    } else if lower.hasPrefix("f"), let number = Int(lower.dropFirst()), 1...24 ~= number {
      self.init(.function(number), modifiers)
    } else if rest.unicodeScalars.count == 1, let character = rest.first {
      self.init(typing: character, modifiers)
    } else {
      return nil
    }
  }

  /// Makes the key as terminals send it: the character includes Shift, and is lower-case with other
  /// modifiers.
  private init(typing character: Character, _ modifiers: KeyModifiers) {
    if modifiers.contains(.control) || modifiers == .alt {
      self.init(.character(character.lowercased().first ?? character), modifiers)
    } else if modifiers.contains(.shift) {
      let capital = character.uppercased().first ?? character
      self.init(.character(capital), modifiers.subtracting(.shift))
    } else {
      self.init(.character(character), modifiers)
    }
  }

  /// The key in the notation of the line of key hints; nil for keys that it never shows.
  var nameInLine: String? {
    switch key {
    case .function(let number):
      let prefix = modifiers.contains(.control) ? "^" : modifiers.contains(.alt) ? "Alt-" : ""
      return "\(prefix)F\(number)"
    case .tab where modifiers == .shift: return "⇧Tab"
    default: return stroke?.nameInTerminal
    }
  }
}
