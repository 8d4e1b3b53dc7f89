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
    return table[english].map { words(in: $0)[column] }
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

  /// The lines of the table by their English words. It is read at every program's start, to tell
  /// the library's words from the program's, so the other columns are left as they are.
  static let table: [String: Substring] = {
    var table: [String: Substring] = [:]
    for line in rows.utf8.split(separator: UInt8(ascii: "\n")) {
      table[String(word(beforeBarIn: line))] = Substring(line)
    }
    return table
  }()

  /// Returns the words of a line, without the English one.
  static func words(in line: Substring) -> [String] {
    line.utf8.split(separator: bar).dropFirst().map { String(trimmed($0)) }
  }

  private static let bar = UInt8(ascii: "|")

  private static func word(beforeBarIn line: Substring.UTF8View) -> Substring {
    trimmed(line.prefix { $0 != bar })
  }

  private static func trimmed(_ word: Substring.UTF8View) -> Substring {
    let space = UInt8(ascii: " ")
    var word = word.drop { $0 == space }
    while word.last == space { word.removeLast() }
    return Substring(word)
  }
}
