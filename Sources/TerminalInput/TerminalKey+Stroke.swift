import HostInterface

extension TerminalKey {
  /// The key in the terms shared by all hosts; nil for keys that are not reported to programs.
  package var stroke: KeyStroke? {
    let character: Character
    switch key {
    case .character(let typed): character = typed
    case .enter: character = KeyStroke.Named.return
    case .tab: character = KeyStroke.Named.tab
    case .backspace: character = KeyStroke.Named.delete
    case .delete: character = KeyStroke.Named.deleteForward
    case .escape: character = KeyStroke.Named.escape
    case .up: character = KeyStroke.Named.up
    case .down: character = KeyStroke.Named.down
    case .left: character = KeyStroke.Named.left
    case .right: character = KeyStroke.Named.right
    case .home: character = KeyStroke.Named.home
    case .end: character = KeyStroke.Named.end
    case .pageUp: character = KeyStroke.Named.pageUp
    case .pageDown: character = KeyStroke.Named.pageDown
    case .function(let number):
      guard let scalar = Unicode.Scalar(UInt32(0xF703 + number)) else { return nil }
      character = Character(scalar)
    case .insert: return nil
    }
    return KeyStroke(character, modifiers.shared)
  }

  /// The undo and redo keys of texts, which work everywhere, as Command-Z.
  private var undoing: KeyStroke? {
    switch modifiers {
    case .control, [.control, .shift]: KeyStroke("z", .command)
    case .alt: KeyStroke("z", [.command, .shift])
    default: nil
    }
  }

  /// The shortcuts that the key may mean, the likeliest first.
  ///
  /// Few terminals can send the Command key, so Control and Alt replace it: Control-S is Command-S,
  /// and so is Alt-S, for the letters that terminals reserve (C, I, M, Z ...). A capital letter is
  /// the letter with Shift.
  package var shortcuts: [KeyStroke] {
    guard var stroke else { return [] }
    if stroke.key == "_", let undoing { return [stroke, undoing] }
    if stroke.key.isUppercase, let lower = stroke.key.lowercased().first {
      stroke = KeyStroke(lower, stroke.modifiers.union(.shift))
    }
    var strokes = [stroke]
    for stand in [KeyStroke.Modifiers.control, .option] where stroke.modifiers.contains(stand) {
      var other = stroke
      other.modifiers.remove(stand)
      other.modifiers.insert(.command)
      strokes.append(other)
    }
    return strokes
  }
}

extension KeyModifiers {
  /// The modifiers in the terms shared by all hosts.
  package var shared: KeyStroke.Modifiers {
    var shared: KeyStroke.Modifiers = []
    if contains(.shift) { shared.insert(.shift) }
    if contains(.control) { shared.insert(.control) }
    if contains(.alt) { shared.insert(.option) }
    if contains(.command) { shared.insert(.command) }
    return shared
  }
}
