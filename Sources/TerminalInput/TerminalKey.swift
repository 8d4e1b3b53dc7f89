/// A key with the modifiers that were held.
///
/// Control and Alt letters are the letter in lower case with the modifier; Shift is told for keys
/// that have no shifted character of their own (arrows, Tab), because a terminal sends "A" for
/// Shift-A.
package struct TerminalKey: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    /// One Unicode scalar as it was typed, so that any split of the input gives the same keys.
    /// What belongs to one character is put together by whoever inserts it.
    case character(Character)
    case enter, tab, backspace, delete, escape, insert
    case up, down, left, right
    case home, end, pageUp, pageDown
    /// F1 and up.
    case function(Int)
  }

  package var key: Key
  package var modifiers: KeyModifiers

  package init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// The modifiers of a key press or a mouse report.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package static let shift = KeyModifiers(rawValue: 1 << 0)
  package static let alt = KeyModifiers(rawValue: 1 << 1)
  package static let control = KeyModifiers(rawValue: 1 << 2)
  /// The Windows or Command key.
  package static let command = KeyModifiers(rawValue: 1 << 3)

  /// From the parameter of a control sequence, which is one more than a set of bits; Hyper counts
  /// as Command and Meta as Alt, the locks do not count.
  package init(parameter: Int) {
    let bits = max(0, parameter - 1)
    var result: KeyModifiers = []
    if bits & 0b1 != 0 { result.insert(.shift) }
    if bits & 0b10_0010 != 0 { result.insert(.alt) }
    if bits & 0b100 != 0 { result.insert(.control) }
    if bits & 0b1_1000 != 0 { result.insert(.command) }
    self = result
  }

  package init(rawValue: UInt8) { self.rawValue = rawValue }
}
