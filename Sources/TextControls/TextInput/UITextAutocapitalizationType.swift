import HostInterface
import ViewRuntime

/// UIKit's names for the same, as `autocapitalization(_:)` takes them.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
