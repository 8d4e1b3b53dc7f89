import Foundation

/// The library's own words, in the languages that it supports: "Cancel" in a file panel, "Undo" in
/// a menu, descriptions of keys.
///
/// ```swift
/// LibraryWords.translation(of: "Cancel", in: Locale(identifier: "de_AT"))   // "Abbrechen"
/// ```
///
/// A program adds further languages in its own tables. It cannot change the words of the languages
/// here: the same word may mean something else in the program. These words appear only in the
/// languages that the program is translated into.
package enum LibraryWords {
  /// Returns the word in a locale's language; nil if it is shown as in the sources, which is in
  /// English.
  package static func translation(of english: String, in locale: Locale) -> String? {
    guard let code = locale.language.languageCode?.identifier,
      let column = languages.firstIndex(of: code)
    else { return nil }
    return table[english]?[column]
  }

  /// Returns the word in a locale's language; nil if the library does not support the language, or
  /// has no such word.
  package static func word(_ english: String, in locale: Locale) -> String? {
    if let word = translation(of: english, in: locale) { return word }
    let isEnglish = locale.language.languageCode?.identifier == "en"
    return isEnglish && table[english] != nil ? english : nil
  }

  /// The languages beside English, in the order of the table's columns.
  static let languages = ["ja", "de", "fr", "es"]

  /// Parsed when a word of another language is first needed.
  static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    for line in rows.split(separator: "\n") {
      let words = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      table[words[0]] = Array(words.dropFirst())
    }
    return table
  }()
}
