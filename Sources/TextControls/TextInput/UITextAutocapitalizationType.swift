import HostInterface
import ViewRuntime

/// UIKit's names for the same, as `autocapitalization(_:)` takes them.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing, the first letter of each word, that of each sentence, or every letter.
  case none, words, sentences, allCharacters
}
