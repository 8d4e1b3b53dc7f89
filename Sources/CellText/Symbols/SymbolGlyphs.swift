/// Glyphs for the names of SF Symbols, so that `Image(systemName:)` works where only characters can
/// be shown: in a terminal, and within a line of text.
///
/// The font draws them in the text's colour. A name that is not in the tables is looked up without
/// its last words ("trash.circle.fill" as "trash"); an unknown one becomes a small diamond, so that
/// something is visible.
package enum SymbolGlyphs {
  package static func glyph(named name: String) -> Character {
    if let word = EnclosedWord(symbol: name) { return word.character }
    if let glyph = lookUp(name) { return glyph }
    var words = name.split(separator: ".")
    while words.count > 1 {
      words.removeLast()
      if let glyph = lookUp(words.joined(separator: ".")) { return glyph }
    }
    return unknown
  }

  /// Whether the name, or a prefix of it, has a glyph.
  package static func knows(_ name: String) -> Bool { glyph(named: name) != unknown }

  package static let unknown: Character = "◆"

  private static func lookUp(_ name: String) -> Character? {
    fromAToC[name] ?? fromDToO[name] ?? fromPToZ[name]
  }
}
