/// The words of a language, for checking text.
@MainActor
package protocol Vocabulary: AnyObject {
  /// Whether a word is correct, as written or as it would be within a sentence.
  func knows(_ word: String) -> Bool

  /// Possible corrections of a misspelled word, the likeliest first.
  func guesses(for word: String) -> [String]

  /// Words that begin with `part`, in alphabetical order.
  func completions(of part: String) -> [String]
}
