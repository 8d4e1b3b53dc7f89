import Foundation

/// Names that start with the family name.
enum EastAsianNames {
  /// Whether the family name comes first in a language, whatever the script.
  static func areUsual(in locale: Locale) -> Bool {
    familyFirstLanguages.contains(locale.language.languageCode?.identifier ?? "")
  }

  private static let familyFirstLanguages: Set<String> = ["hu", "ja", "ko", "vi", "yue", "zh"]

  /// Whether the given and family names are written in Han, kana or Hangul.
  static func isWritten(_ name: PersonNameComponents) -> Bool {
    let letters = (name.givenName ?? "") + (name.familyName ?? "")
    return isWritten(letters)
  }

  static func isWritten(_ letters: String) -> Bool {
    !letters.isEmpty
      && letters.unicodeScalars.allSatisfy { scalar in
        ranges.contains { $0.contains(scalar.value) }
      }
  }

  /// Kana, Han with its first extension, Hangul, and Han's later extensions.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
    0x20000...0x323AF,
  ]
}
