import Foundation

/// The vocabularies that the system has, read when a language is first asked for.
///
/// A dictionary of Hunspell is preferred to a plain list: it knows how words are inflected and
/// compounded, and what a wrong one sounds like.
@MainActor
enum SystemVocabularies {
  private static var known: [String: (any Vocabulary)?] = [:]

  private static let plainFolder = "/usr/share/dict"
  private static let hunspellFolders = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]
  /// What the lists of `/usr/share/dict` are called.
  private static let plainNames = [
    "en": ["american-english", "words", "british-english"], "en_US": ["american-english", "words"],
    "en_GB": ["british-english", "words"], "de": ["ngerman", "german"], "fr": ["french"],
    "es": ["spanish"], "it": ["italian"], "pt": ["portuguese"], "nl": ["dutch"],
  ]

  static func vocabulary(of language: String) -> (any Vocabulary)? {
    let language = language.replacing("-", with: "_")
    if let known = known[language] { return known }
    let found: (any Vocabulary)? = hunspell(language) ?? plain(language)
    known[language] = found
    return found
  }

  static var languages: [String] {
    var found: Set<String> = []
    for (language, names) in plainNames where names.contains(where: isPlainListThere) {
      found.insert(language)
    }
    if HunspellLibrary.shared != nil {
      for folder in hunspellFolders { found.formUnion(dictionaries(in: folder)) }
    }
    return found.sorted()
  }

  /// The language's own dictionary, or the first of another country.
  private static func hunspell(_ language: String) -> HunspellDictionary? {
    let base = base(of: language)
    for folder in hunspellFolders {
      let names = dictionaries(in: folder)
      let name = names.contains(language) ? language : names.first { self.base(of: $0) == base }
      guard let name else { continue }
      if let found = HunspellDictionary(folder: folder, name: name) { return found }
    }
    return nil
  }

  private static func plain(_ language: String) -> WordList? {
    let names = plainNames[language] ?? plainNames[base(of: language)] ?? []
    return names.lazy.compactMap { WordList(path: "\(plainFolder)/\($0)") }.first
  }

  private static func isPlainListThere(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(plainFolder)/\(name)")
  }

  /// "en" of "en_GB".
  private static func base(of language: String) -> String { String(language.prefix { $0 != "_" }) }

  private static func dictionaries(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".dic") }.map { String($0.dropLast(4)) }.sorted()
  }
}
