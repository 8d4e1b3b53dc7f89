/// What a palette asks, and what it offers as answers.
struct PaletteContent {
  let question: String
  let entries: [PaletteEntry]
}
