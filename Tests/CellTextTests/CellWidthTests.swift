import CellText
import HostInterface
import Testing

@Suite struct CellWidthTests {
  @Test(
    "A character takes the columns of its base, or two if it is an emoji",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("ä̈", 1), ("→", 1), ("─", 1), ("①", 1),
      ("あ", 2), ("ｱ", 1), ("Ａ", 2), ("漢", 2), ("、", 2), ("が", 2), ("か\u{3099}", 2), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{3000}", 2), ("𠮷", 2), ("葛\u{E0100}", 2),
      ("😀", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("👍🏽", 2), ("☝🏽", 2), ("1\u{FE0F}\u{20E3}", 2),
      ("🇯🇵", 2), ("👨‍👩‍👧‍👦", 2), ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", 2),
      ("🧑🏻‍💻", 2), ("⌚", 2), ("№", 1), ("न", 1), ("ก", 1),
    ] as [(Character, Int)])
  func characters(_ character: Character, _ columns: Int) {
    #expect(CellWidth.columns(of: character) == columns)
  }

  @Test(
    "Control characters, format characters and lone marks take no column",
    arguments: ["\u{0}", "\u{1B}", "\n", "\r\n", "\u{7F}", "\u{9B}", "\u{200B}", "\u{301}"]
      as [Character])
  func invisible(_ character: Character) {
    #expect(CellWidth.columns(of: character) == 0)
  }

  @Test(
    "Joined letters of a script take one cell each, as in terminals",
    arguments: [
      ("नमस्ते", 4, ["न", "म", "स\u{94D}", "त\u{947}"]),
      ("हिन्दी", 5, ["ह", "\u{93F}", "न\u{94D}", "द", "\u{940}"]),
      ("กำ", 2, ["ก", "\u{E33}"]), ("நி", 2, ["ந", "\u{BBF}"]),
      ("👨‍👩‍👧🇯🇵", 4, ["👨‍👩‍👧", "🇯🇵"]), ("が", 2, ["が"]),
    ] as [(String, Int, [Character])])
  func joined(_ text: String, _ columns: Int, _ parts: [Character]) {
    #expect(CellWidth.columns(of: text) == columns)
    #expect(text.flatMap { CellWidth.parts(of: $0) } == parts)
  }

  @Test(
    "Characters that a terminal draws separately are as wide as their sum",
    arguments: [
      ("👨‍👩‍👧", [], 6, ["👨\u{200D}", "👩\u{200D}", "👧"]),
      ("👨‍👩‍👧", [.emoji], 2, ["👨‍👩‍👧"]),
      ("👍🏽", [.emoji], 4, ["👍", "🏽"]), ("👍🏽", [.tones], 2, ["👍🏽"]),
      ("🧑🏻‍💻", [], 6, ["🧑", "🏻\u{200D}", "💻"]), ("🧑🏻‍💻", [.tones], 4, ["🧑🏻\u{200D}", "💻"]),
      ("🧑🏻‍💻", [.emoji], 6, ["🧑", "🏻\u{200D}", "💻"]),
      ("🤷\u{200D}♂\u{FE0F}", [], 4, ["🤷\u{200D}", "♂\u{FE0F}"]),
      ("🤷\u{200D}♂\u{FE0F}", [.emoji], 2, ["🤷\u{200D}♂\u{FE0F}"]),
      ("❤\u{FE0F}\u{200D}🔥", [], 4, ["❤\u{FE0F}\u{200D}", "🔥"]),
      ("❤\u{FE0F}\u{200D}🔥", [.emoji], 2, ["❤\u{FE0F}\u{200D}🔥"]),
      ("🇯🇵", [], 2, ["🇯🇵"]), ("が", [], 2, ["が"]), ("e\u{301}", [], 1, ["e\u{301}"]),
      ("स्ते", [], 2, ["स\u{94D}", "त\u{947}"]), ("स्ते", [.letters], 1, ["स्ते"]),
    ] as [(String, JoinedGlyphs, Int, [String])])
  func apart(_ text: String, _ joined: JoinedGlyphs, _ columns: Int, _ parts: [String]) {
    let (character, parts) = (Character(text), parts.map { Character($0) })
    #expect(CellWidth.columns(of: character, joined: joined) == columns)
    #expect(CellWidth.parts(of: character, joined: joined) == parts)
    #expect(parts.reduce(0) { $0 + CellWidth.columns(of: $1, joined: joined) } == columns)
  }

  @Test("A string takes the columns of its characters")
  func strings() {
    #expect(CellWidth.columns(of: "") == 0)
    #expect(CellWidth.columns(of: "plain") == 5)
    #expect(CellWidth.columns(of: "日本語 text 🇯🇵") == 14)
    #expect(CellWidth.columns(of: "cafe\u{301}") == 4)
    #expect(CellWidth.columns(of: "a\tb\u{7}") == 6)
    #expect(CellWidth.columns(of: "ab日本"[...].dropFirst()) == 5)
  }
}
