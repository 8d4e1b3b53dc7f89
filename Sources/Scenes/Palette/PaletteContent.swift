/// The prompt and the entries of a palette.
struct PaletteContent {
  enum Kind {
    case commands, keys
  }

  let kind: Kind
  let question: String
  let entries: [PaletteEntry]
}
