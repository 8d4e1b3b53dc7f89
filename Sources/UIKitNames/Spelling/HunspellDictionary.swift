import Foundation

/// A language's dictionary, read and queried through Hunspell.
@MainActor
package final class HunspellDictionary: Vocabulary {
  private let library: HunspellLibrary
  private let handle: HunspellLibrary.Handle
  private let encoding: TextEncoding
  /// The library cannot list words, so these are the stems from the dictionary's file.
  private lazy var stems = WordList(readStems())
  private let dictionary: String

  /// Nil if Hunspell is not installed, or a file of the dictionary is missing.
  package init?(folder: String, name: String) {
    let (rules, words) = ("\(folder)/\(name).aff", "\(folder)/\(name).dic")
    // The library treats a missing file as an empty one.
    guard let library = HunspellLibrary.shared, FileManager.default.isReadableFile(atPath: rules),
      FileManager.default.isReadableFile(atPath: words), let handle = library.create(rules, words)
    else { return nil }
    guard let encoding = library.encoding(handle).flatMap({ TextEncoding(String(cString: $0)) })
    else {
      library.destroy(handle)
      return nil
    }
    (self.library, self.handle, self.encoding, dictionary) = (library, handle, encoding, words)
  }

  isolated deinit { library.destroy(handle) }

  package static var isInstalled: Bool { HunspellLibrary.shared != nil }

  package func knows(_ word: String) -> Bool {
    // A word that the dictionary's encoding cannot represent is not one of its words.
    guard let word = written(word) else { return false }
    return library.spell(handle, word) != 0
  }

  package func guesses(for word: String) -> [String] {
    guard let word = written(word) else { return [] }
    var list: HunspellLibrary.Strings?
    let count = library.suggest(handle, &list, word)
    guard let strings = list else { return [] }
    defer { library.freeList(handle, &list, count) }
    return (0..<Int(count)).compactMap { strings[$0].flatMap { encoding.text($0) } }
  }

  package func completions(of part: String) -> [String] { stems.completions(of: part) }

  /// The word as the dictionary stores it: in its encoding, with the straight apostrophe.
  private func written(_ word: String) -> [CChar]? {
    encoding.bytes(word.replacing("’", with: "'"))
  }

  private func readStems() -> [String] {
    guard let data = FileManager.default.contents(atPath: dictionary),
      let text = encoding.text(data)
    else { return [] }
    // The first line is the number of words.
    return text.split(whereSeparator: \.isNewline).dropFirst().map { line in
      String(line.prefix { $0 != "/" && !$0.isWhitespace })
    }
  }
}
