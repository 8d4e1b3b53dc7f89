import HostInterface
import TerminalInput
import TextEditing

/// Maps keys to commands for the focused text: the keys of desktops and shells.
///
/// | keys | |
/// |---|---|
/// | arrows, Control-B and F | a character back or on; with Shift selecting |
/// | Control- or Alt-arrows, Alt-B and F | a word |
/// | Home, End, Control-A and E | the row's start and end; with Control the text's |
/// | Backspace, Delete, Control-D | delete a character; with Control or Alt a word |
/// | Control-W, Control-U, Control-K | delete the word before, to the line's start, to its end |
/// | Control-Y | put back what those took |
/// | Control-X, Control-C, Control-V | cut, copy, paste |
/// | Alt-A | select all |
/// | Alt-Z, Control-_ (Control-/); Alt-Shift-Z, Alt-_ or Control-Shift-Z | undo; redo |
struct EditingKeys {
  var isMultiline: Bool
  /// The number of rows of a page.
  var page = 10
  /// The text that Control-V pastes.
  var clipboard = ""

  /// Returns the command; nil for keys without a meaning in text.
  func command(for press: TerminalKey) -> TextEditingCommand? {
    let modifiers = press.modifiers
    let extending = modifiers.contains(.shift)
    let byWord = !modifiers.isDisjoint(with: [.control, .alt])
    switch press.key {
    case .character(let character): return command(for: character, modifiers)
    case .left: return .move(byWord ? .wordBackward : .backward, extending: extending)
    case .right: return .move(byWord ? .wordForward : .forward, extending: extending)
    case .up: return isMultiline ? .move(.up(), extending: extending) : nil
    case .down: return isMultiline ? .move(.down(), extending: extending) : nil
    case .pageUp: return isMultiline ? .move(.up(page), extending: extending) : nil
    case .pageDown: return isMultiline ? .move(.down(page), extending: extending) : nil
    case .home:
      return .move(modifiers.contains(.control) ? .textStart : .rowStart, extending: extending)
    case .end:
      return .move(modifiers.contains(.control) ? .textEnd : .rowEnd, extending: extending)
    case .backspace: return byWord ? .kill(.wordBackward) : .delete(.backward)
    case .delete: return byWord ? .kill(.wordForward) : .delete(.forward)
    case .enter: return isMultiline ? .insert("\n") : nil
    case .tab, .escape, .insert, .function: return nil
    }
  }

  private func command(
    for character: Character, _ modifiers: KeyModifiers
  ) -> TextEditingCommand? {
    if modifiers.contains(.control) { return controlCommand(for: character, modifiers) }
    if modifiers.contains(.alt) { return altCommand(for: character) }
    return modifiers.contains(.command) ? nil : .insert(String(character))
  }

  private func controlCommand(
    for character: Character, _ modifiers: KeyModifiers
  ) -> TextEditingCommand? {
    switch character {
    case "a": .move(.rowStart)
    case "e": .move(.rowEnd)
    case "b": .move(.backward)
    case "f": .move(.forward)
    case "d": .delete(.forward)
    case "w": .kill(.wordBackward)
    case "u": .kill(.lineStart)
    case "k": .kill(.lineEnd)
    case "y": .yank
    case "x": .cut
    case "c": .copy
    case "v": .paste(clipboard)
    case "z" where modifiers.contains(.shift): .redo
    case "_", "/": .undo
    default: nil
    }
  }

  private func altCommand(for character: Character) -> TextEditingCommand? {
    switch character {
    case "b": .move(.wordBackward)
    case "f": .move(.wordForward)
    case "d": .kill(.wordForward)
    case "a": .selectAll
    case "z": .undo
    case "Z", "_", "/": .redo
    default: nil
    }
  }
}
