/// What a language's words are asked for when a text is checked.
@MainActor
package protocol Vocabulary: AnyObject {
  /// Whether a word is right: as it is written, or as it would be within a sentence.
  func knows(_ word: String) -> Bool

  /// Words that a wrong one may have meant, the likeliest first.
  func guesses(for word: String) -> [String]

  /// Words that begin with `part`, in the order of the alphabet.
  func completions(of part: String) -> [String]
}
