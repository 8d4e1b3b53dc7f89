import CellText

/// Substitutes for glyphs that are missing in the fonts of the Linux console.
///
/// A console font has 256 or 512 glyphs: letters, straight lines, half blocks, four arrows. All
/// others show as the same blot. Layout and painting are the same as everywhere; only the written
/// characters are replaced, with the same width.
enum ConsoleGlyphs {
  /// Returns what to write instead of a character; nil: the character itself.
  static func substitute(for character: Character, columns: Int) -> String? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !first.isASCII || scalars.count > 1 else { return nil }
    if let sign = signs[first] { return padded(sign, columns) }
    switch first.value {
    // Letters with and without marks, Greek, Cyrillic; a console may have them.
    case 0xA0..<0x2000: return nil
    case 0x2190...0x2193: return nil
    case 0x2010...0x2015, 0x2212: return "-"
    case 0x2500...0x257F: return line(first.value)
    case 0x2580...0x259F: return block(first.value)
    case 0x2800...0x28FF: return dots(UInt8(first.value - 0x2800))
    default: break
    }
    // East Asian text keeps its place, though no console has its letters.
    let isLetter = first.properties.isAlphabetic || first.properties.isIdeographic
    if isLetter || first.properties.generalCategory == .otherPunctuation && columns == 2 {
      return nil
    }
    return padded("*", columns)
  }

  private static func padded(_ sign: Character, _ columns: Int) -> String {
    String(sign) + String(repeating: " ", count: max(0, columns - 1))
  }

  private static func line(_ value: UInt32) -> String? {
    switch value {
    case 0x256D: "┌"
    case 0x256E: "┐"
    case 0x256F: "┘"
    case 0x2570: "└"
    case 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576, 0x2578, 0x257A:
      "─"
    case 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2575, 0x2577, 0x2579, 0x257B:
      "│"
    case 0x250D...0x250F: "┌"
    case 0x2511...0x2513: "┐"
    case 0x2515...0x2517: "└"
    case 0x2519...0x251B: "┘"
    case 0x251D...0x2523: "├"
    case 0x2525...0x252B: "┤"
    case 0x252D...0x2533: "┬"
    case 0x2535...0x253B: "┴"
    case 0x253D...0x254B: "┼"
    case 0x2571: "/"
    case 0x2572: "\\"
    case 0x2573: "X"
    case 0x257C...0x257F: value % 2 == 0 ? "─" : "│"
    default: nil
    }
  }

  /// Maps blocks of eighths and quarters to the nearest half.
  private static func block(_ value: UInt32) -> String? {
    switch value {
    case 0x2581...0x2583: "_"
    case 0x2585, 0x2596, 0x2597: "▄"
    case 0x2586, 0x2587, 0x2589, 0x258A, 0x2599, 0x259B, 0x259C, 0x259F: "█"
    case 0x258B, 0x258D: "▌"
    case 0x258E, 0x258F: "│"
    case 0x2594, 0x2598, 0x259D: "▀"
    case 0x2595: "▐"
    case 0x259A, 0x259E: "▒"
    default: nil
    }
  }

  /// Maps the dots of a cell to the halves that contain them.
  private static func dots(_ bits: UInt8) -> String {
    let (above, below) = (bits & 0b0001_1011, bits & 0b1110_0100)
    if bits == 0 { return " " }
    if bits.nonzeroBitCount > 5 { return "*" }
    if below == 0 { return "'" }
    return above == 0 ? "." : ":"
  }

  private static let signs: [Unicode.Scalar: Character] = {
    let groups: [(Character, String)] = [
      (">", "›▸▶▷►»❯→⇥⏵"), ("<", "‹◂◀◁◄«❮⇤⏴"), ("v", "⌄▾▼▽✓✔☑⌵⇩"), ("^", "⌃▴▲△⇧⇪⏶"),
      ("<", "⏎↵⌫⌦"), (".", "…"), ("\"", "“”„‟″"), ("'", "‘’‚‛′"), ("*", "●◉◎⦿★☆✦✧⁕"),
      ("o", "○◌◯◦☐◻◽□▢"), ("+", "⊕⊞＋✚"), ("-", "⊖⊟−"), ("x", "×✕✖✗✘⊗⊠☒⨯"), ("=", "≡☰⌸"),
      ("~", "⌇〜∼"), ("!", "⚠❗‼"), ("?", "❓⍰"), ("i", "ℹ"), ("/", "✎✏⟋"), ("E", "€"),
      ("#", "■◼◾▦▤▥▧▨▩⌗"), ("0", "∅"), ("D", "◐◑◒◓◔◕"),
    ]
    var signs: [Unicode.Scalar: Character] = [:]
    for (sign, glyphs) in groups {
      for glyph in glyphs.unicodeScalars where !(0x2190...0x2193).contains(glyph.value) {
        signs[glyph] = sign
      }
    }
    // The console's fonts have these.
    for glyph in "«»×".unicodeScalars { signs[glyph] = nil }
    return signs
  }()
}
