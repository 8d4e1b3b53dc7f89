import Foundation

/// Texts as a search sees them: without case, width, accents, and the two kinds of kana.
///
/// `Café`, `ＣＡＦＥ` and `cafe` are one; so are `ラーメン`, `ﾗｰﾒﾝ` and `らーめん`. The marks that make ガ
/// of カ are no accents: those are other letters.
enum SearchText {
  /// What is compared of a text.
  static func key(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var letters: [UInt8] = []
    letters.reserveCapacity(text.utf8.count)
    appendKey(of: text, to: &letters)
    return String(decoding: letters, as: UTF8.self)
  }

  /// Appends the key of a text, for those who go through many.
  static func appendKey(of text: String, to key: inout [UInt8]) {
    let start = key.count
    for scalar in text.unicodeScalars {
      if append(scalar, to: &key) { continue }
      // Rare letters take the long way, and with them all of their text: what they combine with
      // counts as well.
      key.removeSubrange(start...)
      appendRare(text, to: &key)
      return
    }
  }

  /// Appends what a letter is compared as; false where the letter alone does not tell.
  private static func append(_ scalar: Unicode.Scalar, to key: inout [UInt8]) -> Bool {
    switch scalar.value {
    case 0x41...0x5A: key.append(UInt8(scalar.value) | 0x20)
    case 0..<0x80: key.append(UInt8(scalar.value))
    case 0xC0...0x17F: key.append(contentsOf: latin[Int(scalar.value) - 0xC0])
    case 0x3041...0x3096: appendThreeBytes(scalar.value + 0x60, to: &key)
    case 0x3000: key.append(UInt8(ascii: " "))
    case 0xFF01...0xFF5E:
      // Full width: the same letter of ASCII stands at the same distance for all of them.
      let narrow = UInt8(scalar.value - 0xFEE0)
      return append(Unicode.Scalar(narrow), to: &key)
    case 0x3001...0x3040, 0x30A0...0x30FF, 0x4E00...0x9FFF:
      appendThreeBytes(scalar.value, to: &key)
    default: return false
    }
    return true
  }

  /// Appends a letter of kana or kanji in UTF-8, where all of them take three bytes.
  private static func appendThreeBytes(_ value: UInt32, to key: inout [UInt8]) {
    key.append(0xE0 | UInt8(value >> 12))
    key.append(0x80 | UInt8(value >> 6 & 0x3F))
    key.append(0x80 | UInt8(value & 0x3F))
  }

  private static func appendRare(_ text: String, to key: inout [UInt8]) {
    // In two steps: not every Foundation composes again what it has taken apart in the one.
    let narrow = text.decomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
    for scalar in narrow.unicodeScalars {
      if append(scalar, to: &key) { continue }
      key.append(contentsOf: withoutAccents(String(scalar)))
    }
  }

  /// The letters with accents of European languages, without them.
  private static let latin = (0xC0...0x17F).map { value in
    Unicode.Scalar(value).map { withoutAccents(String($0)) } ?? []
  }

  private static func withoutAccents(_ letter: String) -> [UInt8] {
    if letter == "ß" { return Array("ss".utf8) }
    var plain = String.UnicodeScalarView()
    for scalar in letter.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
    where !(0x300...0x36F).contains(scalar.value) {
      plain.append(scalar)
    }
    return Array(String(plain).utf8)
  }
}
