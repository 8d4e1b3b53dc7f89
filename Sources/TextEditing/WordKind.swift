/// The class of a character for movements by words. Neighbours of one kind form a word; Japanese,
/// which has no spaces, changes script at most word boundaries.
enum WordKind: Sendable {
  case space, newline, sign
  case letter, han, hiragana, katakana

  init(_ character: Character) {
    let scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
    switch scalar.value {
    case 0x0A, 0x0D: self = .newline
    case 0x5F: self = .letter
    // The long vowel mark belongs to the katakana that it usually follows.
    case 0x30FC, 0x30A1...0x30FA, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    case 0x3041...0x309F: self = .hiragana
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      self = .han
    default:
      if character.isWhitespace {
        self = .space
      } else if character.isLetter || character.isNumber || scalar.properties.isEmojiPresentation {
        self = .letter
      } else {
        self = .sign
      }
    }
  }

  /// Whether it is part of a word for movements by words.
  var isWord: Bool {
    switch self {
    case .space, .newline, .sign: false
    case .letter, .han, .hiragana, .katakana: true
    }
  }
}
