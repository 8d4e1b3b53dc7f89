/// A key with the modifiers held.
///
/// Control and Alt letters are the lower-case letter with the modifier; Shift is reported for keys
/// without a shifted character (arrows, Tab), because a terminal sends "A" for Shift-A.
package struct TerminalKey: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    /// One Unicode scalar as typed, so that any split of the input gives the same keys. The
    /// receiver that inserts the scalars combines them into characters.
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

  /// Decodes the parameter of a control sequence, which is a bit set plus one; Hyper counts as
  /// Command and Meta as Alt, locks are ignored.
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
