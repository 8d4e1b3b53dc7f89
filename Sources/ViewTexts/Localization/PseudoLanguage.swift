import Foundation

/// A pseudolanguage, to test before translation whether a program is ready for it: whether long
/// words fit, and whether a text is looked up at all.
///
/// It is enabled as on Apple's systems, by a launch argument or a stored default:
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

  /// The process's pseudolanguage.
  static let current = PseudoLanguage { UserDefaults.standard.bool(forKey: $0) }

  /// Makes the pseudolanguage that is enabled.
  ///
  /// - Parameter isSet: returns whether the default with a name is set.
  init(isSet: (String) -> Bool) {
    self = []
    if isSet("NSDoubleLocalizedStrings") { insert(.doubled) }
    if isSet("NSAccentuateLocalizedStrings") { insert(.accented) }
    if isSet("NSSurroundLocalizedStrings") { insert(.surrounded) }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Returns the transformed format, in which every placeholder has the position of its value: a
  /// doubled text shows the same value twice.
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

  /// Adds acute accents to vowels; the address of a link stays unchanged.
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
