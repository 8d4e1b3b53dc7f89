#if GTK
  /// Emoji that show what a symbol of SF Symbols is named for, where the desktop's theme has no
  /// icon of it. They are drawn in the symbol's ink, as icons are.
  enum SymbolEmoji {
    static func emoji(for symbol: String) -> Character? {
      var words = symbol.split(separator: ".")
      while !words.isEmpty {
        if let emoji = table[words.joined(separator: ".")] { return emoji }
        words.removeLast()
      }
      return nil
    }

    private static let table: [String: Character] = [
      "ant": "🐜", "bag": "🛍", "balloon": "🎈", "bandage": "🩹", "banknote": "💵",
      "baseball": "⚾", "basket": "🧺", "basketball": "🏀", "beach.umbrella": "🏖",
      "bed.double": "🛏", "bicycle": "🚲", "binoculars": "🔭", "bird": "🐦", "birthday.cake": "🎂",
      "brain": "🧠", "building": "🏢", "building.2": "🏢", "building.columns": "🏛", "bus": "🚌",
      "camera.macro": "🌸", "carrot": "🥕", "cart": "🛒", "cat": "🐈", "chart.bar.xaxis": "📊",
      "chart.line.uptrend.xyaxis": "📈", "chart.line.downtrend.xyaxis": "📉", "crown": "👑",
      "cup.and.saucer": "☕", "dice": "🎲", "dog": "🐕", "drop": "💧", "ear": "👂",
      "eyeglasses": "👓", "ferry": "⛴", "figure.walk": "🚶", "fish": "🐟", "flame": "🔥",
      "football": "🏈", "fuelpump": "⛽", "giftcard": "💳", "graduationcap": "🎓", "guitars": "🎸",
      "hand.point.up": "☝", "hand.raised": "✋", "hand.thumbsdown": "👎", "hand.thumbsup": "👍",
      "hand.wave": "👋", "hands.clap": "👏", "hare": "🐇", "hourglass": "⏳", "ladybug": "🐞",
      "lamp.desk": "💡", "lizard": "🦎", "medal": "🏅", "medical.thermometer": "🌡",
      "megaphone": "📣", "mug": "☕", "nose": "👃", "party.popper": "🎉", "pawprint": "🐾",
      "pills": "💊", "popcorn": "🍿", "puzzlepiece": "🧩", "rosette": "🏵", "sailboat": "⛵",
      "safari": "🧭", "scooter": "🛴", "skateboard": "🛹", "soccerball": "⚽", "sofa": "🛋",
      "sparkles": "✨", "stethoscope": "🩺", "storefront": "🏪", "stroller": "🚼",
      "suitcase": "🧳", "syringe": "💉", "tag": "🏷", "takeoutbag.and.cup.and.straw": "🥡",
      "teddybear": "🧸", "tennis.racket": "🎾", "tent": "⛺", "theatermasks": "🎭", "ticket": "🎫",
      "tortoise": "🐢", "tree": "🌳", "trophy": "🏆", "tshirt": "👕", "umbrella": "☂",
      "volleyball": "🏐", "waterbottle": "🍼", "wineglass": "🍷",
    ]
  }
#endif
