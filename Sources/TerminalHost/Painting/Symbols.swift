/// Glyphs for the names of SF Symbols, so that `Image(systemName:)` means something in a terminal.
///
/// The terminal's font draws them in the text's colour. A name that is not in the table is tried
/// without its variant words ("trash.circle.fill" as "trash"); what is still unknown becomes a small
/// diamond.
enum Symbols {
  static func glyph(named name: String) -> Character {
    if let glyph = table[name] { return glyph }
    var words = name.split(separator: ".")
    while words.count > 1 {
      let last = words.removeLast()
      let shorter = words.joined(separator: ".")
      if let glyph = table[shorter] { return glyph }
      // "heart.fill" without its own glyph is "heart"; "arrow.up.left.circle" ends there too.
      guard variants.contains(last) else { continue }
    }
    return "◆"
  }

  private static let variants: Set<Substring> = ["fill", "circle", "square", "rectangle", "slash"]

  private static let table: [String: Character] = [
    "plus": "+", "minus": "−", "multiply": "×", "divide": "÷", "equal": "=", "percent": "%",
    "number": "#", "at": "@", "questionmark": "?", "exclamationmark": "!", "ellipsis": "…",
    "checkmark": "✓", "checkmark.circle": "✓", "checkmark.circle.fill": "✔", "checkmark.seal": "✓",
    "checkmark.square": "☑", "checkmark.square.fill": "☑", "xmark": "✕", "xmark.circle": "⊗",
    "xmark.circle.fill": "⊗", "xmark.square": "☒", "plus.circle": "⊕", "plus.circle.fill": "⊕",
    "minus.circle": "⊖", "minus.circle.fill": "⊖", "circle": "○", "circle.fill": "●",
    "circle.lefthalf.filled": "◐", "circle.righthalf.filled": "◑", "smallcircle.filled.circle": "◉",
    "record.circle": "◉", "largecircle.fill.circle": "◉", "square": "□", "square.fill": "■",
    "rectangle": "▭", "rectangle.fill": "▬", "triangle": "△", "triangle.fill": "▲", "diamond": "◇",
    "diamond.fill": "◆", "hexagon": "⬡", "hexagon.fill": "⬢", "capsule": "⬭", "oval": "⬭",
    "star": "☆", "star.fill": "★", "star.leadinghalf.filled": "★", "heart": "♡", "heart.fill": "♥",
    "suit.heart": "♡", "suit.heart.fill": "♥", "suit.club": "♧", "suit.club.fill": "♣",
    "suit.spade": "♤", "suit.spade.fill": "♠", "suit.diamond": "♢", "suit.diamond.fill": "♦",
    "chevron.right": "›", "chevron.left": "‹", "chevron.up": "⌃", "chevron.down": "⌄",
    "chevron.forward": "›", "chevron.backward": "‹", "chevron.up.chevron.down": "⇅",
    "arrow.right": "→", "arrow.left": "←", "arrow.up": "↑", "arrow.down": "↓",
    "arrow.forward": "→", "arrow.backward": "←", "arrow.up.right": "↗", "arrow.up.left": "↖",
    "arrow.down.right": "↘", "arrow.down.left": "↙", "arrow.up.arrow.down": "⇅",
    "arrow.left.arrow.right": "⇄", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "arrow.triangle.2.circlepath": "⟳", "arrow.2.circlepath": "⟳", "arrow.uturn.backward": "↶",
    "arrow.uturn.left": "↶", "arrow.uturn.forward": "↷", "arrow.turn.up.left": "↰",
    "arrow.turn.down.left": "↲", "arrowtriangle.right.fill": "▶", "arrowtriangle.left.fill": "◀",
    "arrowtriangle.up.fill": "▲", "arrowtriangle.down.fill": "▼", "arrow.down.to.line": "⤓",
    "arrow.up.to.line": "⤒", "arrow.up.arrow.down.circle": "⇅", "return": "⏎",
    "play": "▷", "play.fill": "▶", "play.circle": "▶", "play.circle.fill": "▶", "pause": "‖",
    "pause.fill": "‖", "pause.circle.fill": "‖", "stop": "□", "stop.fill": "■", "backward": "«",
    "backward.fill": "«", "forward": "»", "forward.fill": "»", "backward.end.fill": "⇤",
    "forward.end.fill": "⇥", "shuffle": "⤨", "repeat": "⟳", "speaker": "♪",
    "speaker.wave.2": "♪", "speaker.wave.2.fill": "♪", "speaker.slash": "♪", "music.note": "♪",
    "music.note.list": "♫", "music.mic": "♪", "headphones": "♫", "mic": "♪",
    "trash": "⌫", "trash.fill": "⌫", "delete.left": "⌫", "delete.left.fill": "⌫",
    "pencil": "✎", "pencil.circle": "✎", "square.and.pencil": "✎", "highlighter": "✎",
    "scissors": "✂", "paperclip": "⌇", "link": "∞", "doc": "▤", "doc.fill": "▤",
    "doc.text": "▤", "doc.text.fill": "▤", "doc.on.doc": "⧉", "doc.on.clipboard": "⧉",
    "folder": "▣", "folder.fill": "▣", "tray": "▽", "tray.fill": "▽", "archivebox": "▥",
    "book": "▯", "book.fill": "▮", "books.vertical": "▥", "bookmark": "⚐", "bookmark.fill": "⚑",
    "flag": "⚐", "flag.fill": "⚑", "tag": "◈", "tag.fill": "◈", "list.bullet": "☰",
    "list.dash": "☰", "list.number": "☰", "line.3.horizontal": "☰",
    "line.horizontal.3": "☰", "line.3.horizontal.decrease": "≡",
    "line.3.horizontal.decrease.circle": "≡", "line.horizontal.3.decrease.circle": "≡",
    "slider.horizontal.3": "≡", "text.alignleft": "≡", "square.grid.2x2": "⊞",
    "square.grid.2x2.fill": "⊞", "square.grid.3x3": "⊞", "rectangle.grid.1x2": "⊟",
    "magnifyingglass": "⌕", "gear": "⚙", "gearshape": "⚙", "gearshape.fill": "⚙",
    "gearshape.2": "⚙", "wrench": "⚒", "hammer": "⚒", "hammer.fill": "⚒",
    "wrench.and.screwdriver": "⚒", "bell": "◔", "bell.fill": "◕", "house": "⌂",
    "house.fill": "⌂", "person": "☺", "person.fill": "☻", "person.circle": "☺",
    "person.circle.fill": "☻", "person.2": "☺", "person.2.fill": "☻", "person.3": "☺",
    "person.crop.circle": "☺", "person.crop.circle.fill": "☻", "face.smiling": "☺",
    "hand.thumbsup": "△", "hand.thumbsup.fill": "▲", "hand.thumbsdown": "▽",
    "hand.thumbsdown.fill": "▼", "envelope": "✉", "envelope.fill": "✉", "paperplane": "➤",
    "paperplane.fill": "➤", "phone": "☎", "phone.fill": "☎", "message": "❝", "message.fill": "❝",
    "bubble.left": "❝", "bubble.left.fill": "❝", "bubble.right": "❝", "quote.bubble": "❝",
    "camera": "◙", "camera.fill": "◙", "photo": "▨", "photo.fill": "▨", "photo.on.rectangle": "▨",
    "video": "▷", "video.fill": "▶", "film": "▦", "tv": "▭", "desktopcomputer": "▭",
    "laptopcomputer": "▭", "iphone": "▯", "ipad": "▯", "applewatch": "▫", "printer": "⎙",
    "keyboard": "⌨", "command": "⌘", "option": "⌥", "shift": "⇧", "control": "⌃", "escape": "⎋",
    "sun.max": "☀", "sun.max.fill": "☀", "sun.min": "☼", "sunrise": "☀", "sunset": "☀",
    "moon": "☾", "moon.fill": "☾", "moon.stars": "☾", "moon.stars.fill": "☾", "cloud": "☁",
    "cloud.fill": "☁", "cloud.sun": "☁", "cloud.sun.fill": "☁", "cloud.rain": "☂",
    "cloud.rain.fill": "☂", "cloud.drizzle.fill": "☂", "cloud.heavyrain.fill": "☂",
    "cloud.bolt": "ϟ", "cloud.bolt.fill": "ϟ", "cloud.bolt.rain.fill": "ϟ", "cloud.snow": "❄",
    "cloud.snow.fill": "❄", "cloud.fog.fill": "≋", "snowflake": "❄", "snow": "❄", "wind": "≋",
    "wind.snow": "❄", "umbrella": "☂", "umbrella.fill": "☂", "drop": "◌", "drop.fill": "●",
    "humidity": "≋", "thermometer": "⌇", "flame": "♨", "flame.fill": "♨", "bolt": "ϟ",
    "bolt.fill": "ϟ", "sparkles": "✦", "sparkle": "✦", "wand.and.stars": "✦", "leaf": "❧",
    "leaf.fill": "❧", "tree": "♣", "tree.fill": "♣", "ladybug": "⚉", "ant": "⚉", "pawprint": "⁂",
    "hare": "»", "tortoise": "›", "globe": "◍", "network": "◍", "wifi": "≋", "wifi.slash": "≋",
    "antenna.radiowaves.left.and.right": "≋", "location": "➤", "location.fill": "➤", "map": "▱",
    "map.fill": "▰", "mappin": "⚲", "mappin.circle": "⚲", "mappin.and.ellipse": "⚲", "pin": "⚲",
    "pin.fill": "⚲", "car": "⊶", "car.fill": "⊷", "bicycle": "∞", "airplane": "✈",
    "lock": "⚿", "lock.fill": "⚿", "lock.open": "⚿", "key": "⚿", "key.fill": "⚿", "eye": "◉",
    "eye.fill": "◉", "eye.slash": "◎", "eye.slash.fill": "◎", "hand.raised": "✋", "shield": "▽",
    "shield.fill": "▼", "info": "i", "info.circle": "ⓘ", "info.circle.fill": "ⓘ",
    "questionmark.circle": "?", "exclamationmark.triangle": "⚠",
    "exclamationmark.triangle.fill": "⚠", "exclamationmark.circle": "!",
    "exclamationmark.circle.fill": "!", "clock": "◷", "clock.fill": "◷", "timer": "◷",
    "stopwatch": "◷", "alarm": "◷", "hourglass": "⧗", "calendar": "▦", "calendar.badge.plus": "▦",
    "chart.bar": "▂", "chart.bar.fill": "▅", "chart.line.uptrend.xyaxis": "⟋", "chart.pie": "◔",
    "chart.pie.fill": "◕", "waveform": "∿", "function": "ƒ", "sum": "∑", "infinity": "∞",
    "dollarsign": "$", "dollarsign.circle": "$", "eurosign": "€", "yensign": "¥", "creditcard": "▬",
    "creditcard.fill": "▬", "cart": "⊔", "cart.fill": "⊔", "bag": "⊔", "bag.fill": "⊔", "gift": "⊞",
    "gift.fill": "⊞", "crown": "♛", "crown.fill": "♛", "trophy": "♕", "medal": "✪", "rosette": "✪",
    "gamecontroller": "⊹", "gamecontroller.fill": "⊹", "dice": "⚄", "dice.fill": "⚄",
    "die.face.1": "⚀", "die.face.2": "⚁", "die.face.3": "⚂", "die.face.4": "⚃", "die.face.5": "⚄",
    "die.face.6": "⚅", "cube": "⬡", "cube.fill": "⬢", "shippingbox": "⬡", "shippingbox.fill": "⬢",
    "paintbrush": "✎", "paintbrush.fill": "✎", "paintpalette": "◕", "eyedropper": "✎", "swift": "➶",
    "terminal": "▸", "apple.logo": "●", "power": "⏻", "lightbulb": "◌", "lightbulb.fill": "●",
    "battery.100": "▰", "square.and.arrow.up": "⇧", "square.and.arrow.down": "⇩",
    "icloud": "☁", "icloud.fill": "☁", "arrow.down.circle": "↓", "arrow.up.circle": "↑",
    "arrow.right.circle": "→", "arrow.left.circle": "←", "rectangle.portrait.and.arrow.right": "⇥",
    "sidebar.left": "◧", "sidebar.right": "◨", "sidebar.leading": "◧", "macwindow": "▣",
    "textformat": "A", "bold": "B", "italic": "I", "underline": "U", "character": "A",
    "fork.knife": "⋔", "cup.and.saucer": "☕", "cup.and.saucer.fill": "☕", "bed.double": "▬",
    "figure.walk": "☺", "figure.run": "☺", "cross": "✚", "cross.fill": "✚", "pills": "◐",
    "heart.text.square": "♥", "bandage": "✚", "atom": "⚛", "graduationcap": "▲",
    "graduationcap.fill": "▲", "newspaper": "▤", "newspaper.fill": "▤", "building": "▥",
    "building.2": "▥", "building.columns": "▥", "viewfinder": "⌖", "scope": "⌖", "target": "◎",
    "hand.tap": "☟", "cursorarrow": "➤", "rays": "✳", "asterisk": "∗", "circle.grid.3x3": "⁙",
    "move.3d": "✥", "crop": "⌗", "rotate.left": "↺", "rotate.right": "↻", "tortoise.fill": "›",
  ]
}
