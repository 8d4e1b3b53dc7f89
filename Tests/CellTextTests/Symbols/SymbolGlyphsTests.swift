import Testing

@testable import CellText

struct SymbolGlyphsTests {
  @Test(
    "Numbers and letters in circles and squares have their own characters",
    arguments: [
      ("0.circle", "⓪"), ("1.square", "①"), ("9.circle.fill", "❾"), ("12.circle", "⑫"),
      ("20.square.fill", "⓴"), ("21.circle", "㉑"), ("50.circle.fill", "㊿"), ("a.circle", "Ⓐ"),
      ("z.square.fill", "Ⓩ"),
    ] as [(String, Character)])
  func enclosed(name: String, glyph: Character) {
    #expect(SymbolGlyphs.glyph(named: name) == glyph)
  }

  @Test("Other symbols in circles and squares are not enclosed letters")
  func others() {
    for name in ["51.circle", "-1.circle", "plus.circle", "circle", "1.circle.fill.x", "é.circle"] {
      #expect(EnclosedWord(symbol: name) == nil, "\(name)")
    }
    #expect(SymbolGlyphs.glyph(named: "heart.circle") == SymbolGlyphs.glyph(named: "heart"))
  }
}
