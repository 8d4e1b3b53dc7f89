/// The texts typed into fields: ordinary words, and typical stumbling blocks.
enum ExplorationTexts {
  static let all = [
    "a", "Ada", "hello world", "42", "-1", "3.20", "12,50", "1e309", "0x7F", "NaN", "   ",
    "たろう", "積み木を片付ける", "漢字カナ混じりﾃｽﾄ", "👩‍👩‍👧‍👦🇯🇵🏳️‍🌈", "e\u{301}\u{323}", "שלום עולם", "مرحبا",
    "%@ %d %n", "\"quotes\" and \\", "<b>&amp;</b>", "a\tb", "user@example.com",
    "https://example.com/?q=1", "\u{200B}\u{FEFF}", "2024-02-30",
    String(repeating: "long ", count: 60), String(repeating: "字", count: 200),
    String(repeating: "W", count: 300),
  ]

  static let locales = [
    "en_US", "ja_JP", "de_DE", "ar_EG", "fr_FR", "tr_TR", "hi_IN", "zh_Hant_TW",
  ]
}
