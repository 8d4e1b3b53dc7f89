import HostInterface
import ViewRuntime

/// The letters that are capitalized automatically.
public struct TextInputAutocapitalization: Sendable {
  let kind: TextInputSpec.Capitalization

  /// No letter is capitalized automatically.
  public static var never: TextInputAutocapitalization { .init(kind: .never) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { .init(kind: .words) }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(kind: .sentences) }
  /// All letters.
  public static var characters: TextInputAutocapitalization { .init(kind: .characters) }
}

extension TextInputAutocapitalization {
  /// Converts the UIKit value; never nil.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

extension View {
  /// Sets the automatic capitalization of the text inputs inside.
  ///
  /// - Note: Without effect: text stays as typed.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    modifier(TextInputModifier { $0.capitalization = autocapitalization?.kind })
  }
}
