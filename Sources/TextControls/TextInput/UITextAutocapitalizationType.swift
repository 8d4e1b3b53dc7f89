import HostInterface
import ViewRuntime

/// UIKit's names for automatic capitalization, for `autocapitalization(_:)`.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letter, the first letter of each word, that of each sentence, or every letter.
  case none, words, sentences, allCharacters
}
