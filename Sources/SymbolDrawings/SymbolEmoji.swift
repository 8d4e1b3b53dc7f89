/// Emoji with the meaning of SF Symbols' names, for symbols without an icon in the desktop's
/// theme. They are drawn in the symbol's ink, like icons.
package enum SymbolEmoji {
  package static func emoji(for symbol: String) -> Character? {
    var words = symbol.split(separator: ".")
    while !words.isEmpty {
      if let emoji = table[words.joined(separator: ".")] { return emoji }
      words.removeLast()
    }
    return nil
  }

  static let table: [String: Character] = [
    "ant": "🐜", "balloon": "🎈", "bandage": "🩹", "baseball": "⚾", "basketball": "🏀",
    "beach.umbrella": "🏖", "binoculars": "🔭", "bird": "🐦", "birthday.cake": "🎂", "brain": "🧠",
    "camera.macro": "🌸", "carrot": "🥕", "cat": "🐈", "dog": "🐕", "ear": "👂", "ferry": "⛴",
    "fish": "🐟", "football": "🏈", "giftcard": "💳", "guitars": "🎸", "hand.point.up": "☝",
    "hand.wave": "👋", "hands.clap": "👏", "hare": "🐇", "ladybug": "🐞", "lamp.desk": "💡",
    "lizard": "🦎", "medical.thermometer": "🌡", "nose": "👃", "party.popper": "🎉",
    "popcorn": "🍿", "puzzlepiece": "🧩", "sailboat": "⛵", "scooter": "🛴", "skateboard": "🛹",
    "soccerball": "⚽", "sofa": "🛋", "stroller": "🚼", "syringe": "💉",
    "takeoutbag.and.cup.and.straw": "🥡", "teddybear": "🧸", "tennis.racket": "🎾", "tent": "⛺",
    "theatermasks": "🎭", "tortoise": "🐢", "tshirt": "👕", "volleyball": "🏐",
    "waterbottle": "🍼",
  ]
}
