import Synchronization

/// What a terminal draws as one glyph of what Unicode takes for one character.
///
/// Terminals differ: some give a family of emoji the cells of one, others those of all its members
/// (`wcwidth`); some join the letters of Devanagari, most do not. A text has to be laid out as its
/// terminal draws it, or what follows it stands elsewhere.
///
/// ```swift
/// CellWidth.columns(of: "👩‍👩‍👧", joined: [.emoji])   // 2
/// CellWidth.columns(of: "👩‍👩‍👧", joined: [])         // 6
/// ```
package struct JoinedGlyphs: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Emoji between which joiners stand: families, professions.
  package static let emoji = Self(rawValue: 1)
  /// An emoji and its tone of skin.
  package static let tones = Self(rawValue: 2)
  /// Letters between which a sign takes the vowel away, as in Devanagari.
  package static let letters = Self(rawValue: 4)

  /// What is assumed of a terminal that says nothing: at worst of a family one member is seen.
  package static let usual: Self = [.emoji, .tones]

  /// What the terminal of this process does; all that is laid out for cells goes by it. Set before
  /// anything is laid out.
  package static var ofTerminal: Self {
    get { Self(rawValue: stored.load(ordering: .relaxed)) }
    set { stored.store(newValue.rawValue, ordering: .relaxed) }
  }

  private static let stored = Atomic<UInt8>(usual.rawValue)
}
