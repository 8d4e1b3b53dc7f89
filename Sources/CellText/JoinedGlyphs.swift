import Synchronization

/// Which Unicode characters a terminal draws as one glyph.
///
/// Terminals differ: some give a family of emoji the cells of one, others those of all its members
/// (`wcwidth`); some join the letters of Devanagari, most do not. A text has to be laid out as its
/// terminal draws it, or everything after it is displaced.
///
/// ```swift
/// CellWidth.columns(of: "👩‍👩‍👧", joined: [.emoji])   // 2
/// CellWidth.columns(of: "👩‍👩‍👧", joined: [])         // 6
/// ```
package struct JoinedGlyphs: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Emoji connected by joiners: families, professions.
  package static let emoji = Self(rawValue: 1)
  /// An emoji with a skin tone.
  package static let tones = Self(rawValue: 2)
  /// Letters connected by a sign that removes the vowel, as in Devanagari.
  package static let letters = Self(rawValue: 4)

  /// The default for a terminal that does not tell: at worst, only one member of a family is
  /// visible.
  package static let usual: Self = [.emoji, .tones]

  /// The behaviour of this process's terminal, which all cell layout follows. Set before anything
  /// is laid out.
  package static var ofTerminal: Self {
    get { Self(rawValue: stored.load(ordering: .relaxed)) }
    set { stored.store(newValue.rawValue, ordering: .relaxed) }
  }

  private static let stored = Atomic<UInt8>(usual.rawValue)
}
