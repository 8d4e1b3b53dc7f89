import Foundation

/// A language that nobody speaks, to see before there are translations whether a program is ready
/// for them: whether long words have room, and whether a text is looked up at all.
///
/// It is asked for as on Apple's systems, by a launch argument or a stored default:
///
/// | argument                              | "Open %@"                       |
/// |---------------------------------------|---------------------------------|
/// | `-NSDoubleLocalizedStrings YES`       | twice as long: "Open X Open X"  |
/// | `-NSAccentuateLocalizedStrings YES`   | accents: "Ópén X"               |
/// | `-NSSurroundLocalizedStrings YES`     | its ends seen: "[# Open X #]"   |
struct PseudoLanguage: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let doubled = PseudoLanguage(rawValue: 1 << 0)
  static let accented = PseudoLanguage(rawValue: 1 << 1)
  static let surrounded = PseudoLanguage(rawValue: 1 << 2)

  /// The process's own.
  static let current = PseudoLanguage { UserDefaults.standard.bool(forKey: $0) }

  /// - Parameter isSet: whether the default of a name is.
  init(isSet: (String) -> Bool) {
    self = []
    if isSet("NSDoubleLocalizedStrings") { insert(.doubled) }
    if isSet("NSAccentuateLocalizedStrings") { insert(.accented) }
    if isSet("NSSurroundLocalizedStrings") { insert(.surrounded) }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What a format becomes, with every placeholder at the position of its value: a doubled text
  /// shows the same value twice.
  func translate(_ format: String, argumentCount: Int) -> String {
    if isEmpty { return format }
    var text = ""
    for piece in FormatPieces.split(format, argumentCount: argumentCount) {
      switch piece {
      case .literal(let words):
        let words = contains(.accented) ? Self.accentuated(words) : words
        text += words.replacingOccurrences(of: "%", with: "%%")
      case .argument(let index): text += "%\(index + 1)$@"
      }
    }
    if contains(.doubled) { text += " " + text }
    return contains(.surrounded) ? "[# \(text) #]" : text
  }

  /// Vowels get an acute; the address of a link stays as it is.
  private static func accentuated(_ text: String) -> String {
    var result = ""
    var isAddress = false
    for character in text {
      if character == "(", result.last == "]" { isAddress = true }
      if character == ")" || character == " " { isAddress = false }
      result.append(isAddress ? character : accents[character] ?? character)
    }
    return result
  }

  private static let accents = [Character: Character](
    uniqueKeysWithValues: zip("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ"))
}
