/// What a palette asks, and what it offers as answers.
struct PaletteContent {
  enum Kind {
    case commands, keys
  }

  let kind: Kind
  let question: String
  let entries: [PaletteEntry]
}
