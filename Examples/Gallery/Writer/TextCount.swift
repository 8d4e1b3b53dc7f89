/// The length of a text.
struct TextCount: Equatable {
  /// Lines as an editor numbers them: an empty text has one.
  private(set) var lines = 1

  /// Characters as a reader counts them: 👩‍👩‍👧 is one.
  private(set) var characters = 0

  init(_ text: String = "") {
    for character in text {
      if character.isNewline { lines += 1 } else { characters += 1 }
    }
  }
}
