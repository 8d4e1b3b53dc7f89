import Foundation

/// Looks words up, in UIKit's words.
///
/// ```swift
/// let checker = UITextChecker()
/// let range = NSRange(location: 0, length: word.utf16.count)
/// let wrong = checker.rangeOfMisspelledWord(
///   in: word, range: range, startingAt: 0, wrap: false, language: "en")
/// let isReal = wrong.location == NSNotFound
/// ```
///
/// The words are the system's: the dictionaries of Hunspell (on Debian `hunspell-en-us` and its
/// like) where its library is installed, else the lists of `/usr/share/dict` (`wamerican`). Where
/// the system has none for a language, all words count as known.
///
/// - Note: In part without effect: knows the words of Hunspell and of `/usr/share/dict`; where
///   neither is installed, all words count as known.
@MainActor @preconcurrency
public final class UITextChecker {
  /// The words that this checker, and no other, takes for right.
  public var ignoredWords: [String]?

  private let words: (String) -> (any Vocabulary)?

  /// A checker that knows the system's words; they are read from the disk when first asked for.
  public convenience init() { self.init { SystemVocabularies.vocabulary(of: $0) } }

  package init(words: @escaping (String) -> (any Vocabulary)?) {
    self.words = words
  }

  /// Where the first word stands that is in no list, or a range that begins at `NSNotFound`.
  ///
  /// - Parameters:
  ///   - stringToCheck: the text.
  ///   - range: the part of it that is looked at, in UTF-16.
  ///   - startingOffset: where to begin in that part.
  ///   - wrapFlag: whether to go on at the beginning of the part after its end.
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

  /// Words that a wrong one may have meant, the likeliest first; nil: there are no words.
  public func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    words(language)?.guesses(for: (string as NSString).substring(with: range))
  }

  /// Words that begin as what stands there, in their order.
  public func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    words(language)?.completions(of: (string as NSString).substring(with: range))
  }

  /// Takes a word for right from now on, in this checker alone.
  public func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  // MARK: Words of the user

  private static var learned: Set<String> = []

  /// Takes a word for right from now on, in all checkers of the app.
  public static func learnWord(_ word: String) { learned.insert(word) }
  /// Whether ``learnWord(_:)`` was called for the word since the program began.
  public static func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Forgets a word that was learned; others stay.
  public static func unlearnWord(_ word: String) { learned.remove(word) }

  /// The languages that the system has words of.
  public static var availableLanguages: [String] { SystemVocabularies.languages }
}
