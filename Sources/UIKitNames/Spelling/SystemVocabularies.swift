import Foundation

/// The system's vocabularies, read when a language is first needed.
///
/// A Hunspell dictionary is preferred to a plain list, as it knows how words are inflected and
/// compounded, and which words sound alike; but the list for the requested country is preferred to
/// a dictionary for another one.
@MainActor
enum SystemVocabularies {
  private static var known: [String: (any Vocabulary)?] = [:]

  private static let plainFolder = "/usr/share/dict"
  private static let hunspellFolders = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]
  /// The names of the lists in `/usr/share/dict`.
  private static let plainNames = [
    "en": ["american-english", "words", "british-english"], "en_US": ["american-english", "words"],
    "en_GB": ["british-english", "words"], "de": ["ngerman", "german"], "fr": ["french"],
    "es": ["spanish"], "it": ["italian"], "pt": ["portuguese"], "nl": ["dutch"],
  ]

  static func vocabulary(of language: String) -> (any Vocabulary)? {
    let language = language.replacing("-", with: "_")
    if let known = known[language] { return known }
    let base = base(of: language)
    let own: (any Vocabulary)? = hunspell(language) ?? (language == base ? nil : plain(language))
    let found = own ?? relative(of: language) ?? plain(base)
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

  private static func hunspell(_ language: String) -> HunspellDictionary? {
    for folder in hunspellFolders {
      if let found = HunspellDictionary(folder: folder, name: language) { return found }
    }
    return nil
  }

  /// The dictionary of the language for another country: the user's, the one with the language's
  /// own name ("de_DE"), the United States, or the first.
  private static func relative(of language: String) -> HunspellDictionary? {
    let base = base(of: language)
    let there = Set(hunspellFolders.flatMap { dictionaries(in: $0) })
      .filter { self.base(of: $0) == base }
    let region = Locale.current.region?.identifier ?? ""
    let preferred = [region, base.uppercased(), "US"].map { "\(base)_\($0)" }
    let names = preferred.filter(there.contains) + there.subtracting(preferred).sorted()
    for name in names {
      if let found = hunspell(name) { return found }
    }
    return nil
  }

  private static func plain(_ language: String) -> WordList? {
    for name in plainNames[language] ?? [] {
      if let found = WordList(path: "\(plainFolder)/\(name)") { return found }
    }
    return nil
  }

  private static func isPlainListThere(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(plainFolder)/\(name)")
  }

  /// The language alone, such as "en" of "en_GB".
  private static func base(of language: String) -> String { String(language.prefix { $0 != "_" }) }

  private static func dictionaries(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".dic") }.map { String($0.dropLast(4)) }.sorted()
  }
}
