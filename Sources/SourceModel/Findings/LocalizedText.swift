/// Text in the languages of the documentation.
package struct LocalizedText: Hashable, Sendable {
  package var english: String
  package var japanese: String

  package init(_ english: String, ja japanese: String) {
    self.english = english
    self.japanese = japanese
  }

  package subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }
}

/// Machine-readable files contain the English text.
extension LocalizedText: Codable {
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self.init(text, ja: text)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(english)
  }
}

/// A language of messages and documentation.
package enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case japanese = "ja"
}
