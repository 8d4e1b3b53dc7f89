/// A key with the modifiers held, in terms shared by all hosts.
package struct KeyStroke: Hashable, Sendable {
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let capsLock = Modifiers(rawValue: 1 << 0)
    package static let shift = Modifiers(rawValue: 1 << 1)
    package static let control = Modifiers(rawValue: 1 << 2)
    package static let option = Modifiers(rawValue: 1 << 3)
    package static let command = Modifiers(rawValue: 1 << 4)
    package static let numericPad = Modifiers(rawValue: 1 << 5)
    package static let function = Modifiers(rawValue: 1 << 6)
  }

  package enum Phase: Int, Hashable, Sendable { case down, `repeat`, up }

  /// The key's character; keys without one use a private-use code point (see ``Named``).
  package var key: Character
  package var modifiers: Modifiers
  package var phase: Phase
  /// The characters that the key types.
  package var characters: String

  package init(
    _ key: Character, _ modifiers: Modifiers = [], phase: Phase = .down, characters: String? = nil
  ) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
    self.characters = characters ?? String(key)
  }

  /// The characters of keys that type nothing, with the code points of Apple's systems.
  package enum Named {
    package static let up: Character = "\u{F700}"
    package static let down: Character = "\u{F701}"
    package static let left: Character = "\u{F702}"
    package static let right: Character = "\u{F703}"
    package static let escape: Character = "\u{1B}"
    package static let delete: Character = "\u{8}"
    package static let deleteForward: Character = "\u{F728}"
    package static let home: Character = "\u{F729}"
    package static let end: Character = "\u{F72B}"
    package static let pageUp: Character = "\u{F72C}"
    package static let pageDown: Character = "\u{F72D}"
    package static let clear: Character = "\u{F739}"
    package static let tab: Character = "\t"
    package static let `return`: Character = "\r"
  }
}
