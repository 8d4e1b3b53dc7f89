import Foundation
import HostInterface
import TerminalDevice
import TerminalInput

extension TerminalHost {
  /// Applies the user's bindings to an event; disabled keys are dropped.
  ///
  /// Where text is typed, a letter without modifiers is typed, whatever it means elsewhere.
  func bound(_ event: InputEvent) -> InputEvent? {
    guard !keyBindings.isEmpty, case .key(let press) = event else { return event }
    if case .character = press.key, press.modifiers.isEmpty, menu == nil, isTyping { return event }
    return keyBindings.meaning(of: press).map { .key($0) }
  }

  private var isTyping: Bool { focusedNode?.textControl != nil || resignedField != nil }

  /// Returns the hints with the keys of the user's bindings.
  func bound(_ hints: [KeyHint]) -> [KeyHint] {
    guard !keyBindings.isEmpty || capabilities.hasFewGlyphs else { return hints }
    return hints.compactMap { hint in shown(hint.key).map { KeyHint($0, hint.words) } }
  }

  /// Returns what to press for a key, in glyphs of this terminal; nil: no key means it any more.
  func shown(_ key: String) -> String? {
    let key = keyBindings.isEmpty ? key : keyBindings.shown(key)
    guard let key, capabilities.hasFewGlyphs else { return key }
    let words = [("⏎", "Return"), ("⇧", "Shift-"), ("⌫", "Backspace")]
    return words.reduce(key) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  /// Reads the user's bindings, and prints what is wrong with them. The screen is not taken over
  /// yet, so the messages appear above it, and are visible again at the end.
  func readKeyBindings(environment: [String: String]) {
    keyBindings = KeyBindings(environment: environment)
    guard !keyBindings.problems.isEmpty else { return }
    let words = keyBindings.problems.joined(separator: "\n") + "\n"
    FileHandle.standardError.write(Data(words.utf8))
  }
}
