import Foundation

/// The words that the library itself shows, in the languages that it knows: "Cancel" in a panel of
/// files, "Undo" in a menu, what a key does.
///
/// ```swift
/// LibraryWords.translation(of: "Cancel", in: Locale(identifier: "de_AT"))   // "Abbrechen"
/// ```
///
/// A program adds further languages in tables of its own. Of those that are here it cannot change a
/// word: the same one may mean something else in it. A program speaks the languages that it is
/// translated into, and so do these words.
package enum LibraryWords {
  /// The word in a locale's language; nil where it is shown as it is written in the sources, which
  /// is English.
  package static func translation(of english: String, in locale: Locale) -> String? {
    guard let code = locale.language.languageCode?.identifier,
      let column = languages.firstIndex(of: code)
    else { return nil }
    return table[english]?[column]
  }

  /// The word as it is shown in a locale's language; nil where the library does not know that, or
  /// has no such word.
  package static func word(_ english: String, in locale: Locale) -> String? {
    if let word = translation(of: english, in: locale) { return word }
    let isEnglish = locale.language.languageCode?.identifier == "en"
    return isEnglish && table[english] != nil ? english : nil
  }

  /// Those beside English, in the order of the table's columns.
  static let languages = ["ja", "de", "fr", "es"]

  /// Read when a word of another language is wanted for the first time.
  static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    for line in rows.split(separator: "\n") {
      let words = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      table[words[0]] = Array(words.dropFirst())
    }
    return table
  }()
}
