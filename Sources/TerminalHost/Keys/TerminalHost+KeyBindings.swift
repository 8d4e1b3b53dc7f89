import Foundation
import HostInterface
import TerminalInput

extension TerminalHost {
  /// What the keys among events stand for; those that stand for nothing are left out.
  ///
  /// A letter alone is typed where something is being typed, whatever it stands for elsewhere.
  func bound(_ event: InputEvent) -> InputEvent? {
    guard !keyBindings.isEmpty, case .key(let press) = event else { return event }
    if case .character = press.key, press.modifiers.isEmpty, menu == nil, isTyping { return event }
    return keyBindings.meaning(of: press).map { .key($0) }
  }

  private var isTyping: Bool { focusedNode?.textControl != nil || resignedField != nil }

  /// As they have to be pressed, by the user's own keys.
  func bound(_ hints: [KeyHint]) -> [KeyHint] {
    guard !keyBindings.isEmpty || capabilities.hasFewGlyphs else { return hints }
    return hints.compactMap { hint in shown(hint.key).map { KeyHint($0, hint.words) } }
  }

  /// What to press for a key, as this terminal can write it; nil: no key means it any more.
  func shown(_ key: String) -> String? {
    let key = keyBindings.isEmpty ? key : keyBindings.shown(key)
    guard let key, capabilities.hasFewGlyphs else { return key }
    let words = [("⏎", "Return"), ("⇧", "Shift-"), ("⌫", "Backspace")]
    return words.reduce(key) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  /// Takes the user's own keys over, and says what is wrong with them. The screen is not taken yet,
  /// so the words stand above it, and are there again at the end.
  func readKeyBindings(environment: [String: String]) {
    keyBindings = KeyBindings(environment: environment)
    guard !keyBindings.problems.isEmpty else { return }
    let words = keyBindings.problems.joined(separator: "\n") + "\n"
    FileHandle.standardError.write(Data(words.utf8))
  }
}
