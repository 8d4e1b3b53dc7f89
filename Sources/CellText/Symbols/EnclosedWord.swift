/// A number up to 50 or a letter within a circle or a square: "12.circle", "a.square.fill".
package struct EnclosedWord: Equatable {
  /// The enclosed word: "12", "A".
  package let text: String
  package let isFilled: Bool

  /// Nil for other names.
  package init?(symbol name: String) {
    var words = name.split(separator: ".")
    isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    guard words.count == 2, words[1] == "circle" || words[1] == "square" else { return nil }
    switch (Int(words[0]), words[0].utf8.first) {
    case (let number?, _) where 0...50 ~= number && String(number) == words[0]:
      text = String(number)
    case (nil, let letter?) where words[0].utf8.count == 1 && (0x61...0x7A).contains(letter):
      text = words[0].uppercased()
    default: return nil
    }
  }

  /// The word as one character: always in a circle, and filled only for numbers up to 20.
  var character: Character {
    guard let number = Int(text) else {
      return Self.character(0x24B6 + Int(text.utf8.first! - 0x41))
    }
    switch number {
    case 0: return Self.character(isFilled ? 0x24FF : 0x24EA)
    case ...10 where isFilled: return Self.character(0x2775 + number)
    case ...20 where isFilled: return Self.character(0x24EB + number - 11)
    case ...20: return Self.character(0x245F + number)
    case ...35: return Self.character(0x3251 + number - 21)
    default: return Self.character(0x32B1 + number - 36)
    }
  }

  private static func character(_ code: Int) -> Character {
    Character(Unicode.Scalar(UInt32(code))!)
  }
}
