import Foundation

/// Checks spelling, with UIKit's names.
///
/// ```swift
/// let checker = UITextChecker()
/// let range = NSRange(location: 0, length: word.utf16.count)
/// let wrong = checker.rangeOfMisspelledWord(
///   in: word, range: range, startingAt: 0, wrap: false, language: "en")
/// let isReal = wrong.location == NSNotFound
/// ```
///
/// The words are the system's: Hunspell's dictionaries (on Debian `hunspell-en-us` and similar
/// packages) if its library is installed, otherwise the lists in `/usr/share/dict` (`wamerican`).
/// If the system has none for a language, all words count as known.
///
/// - Note: In part without effect: knows the words of Hunspell and of `/usr/share/dict`; where
///   neither is installed, all words count as known.
@MainActor @preconcurrency
public final class UITextChecker {
  /// The words that only this checker accepts.
  public var ignoredWords: [String]?

  private let words: (String) -> (any Vocabulary)?

  /// A checker that knows the system's words; they are read from disk when first needed.
  public convenience init() { self.init { SystemVocabularies.vocabulary(of: $0) } }

  package init(words: @escaping (String) -> (any Vocabulary)?) {
    self.words = words
  }

  /// The range of the first unknown word, or a range at `NSNotFound`.
  ///
  /// - Parameters:
  ///   - stringToCheck: the text.
  ///   - range: the part of the text to check, in UTF-16.
  ///   - startingOffset: where to begin in that part.
  ///   - wrapFlag: whether to continue at the beginning of the part after its end.
  ///   - language: `en`, `en_US`, `fr` ...
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    guard let list = words(language) else { return NSRange(location: NSNotFound, length: 0) }
    let wrong = WordList.ranges(in: stringToCheck, range).filter { place in
      let word = (stringToCheck as NSString).substring(with: place)
      return !list.knows(word) && !Self.learned.contains(word)
        && ignoredWords?.contains(word) != true
    }
    let start = range.location + startingOffset
    let next = wrong.first { $0.location >= start } ?? (wrapFlag ? wrong.first : nil)
    return next ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Possible corrections of a misspelled word, the likeliest first; nil if there are no words.
  public func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    words(language)?.guesses(for: (string as NSString).substring(with: range))
  }

  /// Words that begin with the text in the range, sorted.
  public func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    words(language)?.completions(of: (string as NSString).substring(with: range))
  }

  /// Accepts a word from now on, in this checker only.
  public func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  // MARK: Words of the user

  private static var learned: Set<String> = []

  /// Accepts a word from now on, in all checkers of the app.
  public static func learnWord(_ word: String) { learned.insert(word) }
  /// Whether ``learnWord(_:)`` was called for the word since the program started.
  public static func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Forgets a learned word.
  public static func unlearnWord(_ word: String) { learned.remove(word) }

  /// The languages for which the system has words.
  public static var availableLanguages: [String] { SystemVocabularies.languages }
}
