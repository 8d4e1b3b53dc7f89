/// One cell of the screen: a glyph, or the right half of the wide glyph before it, and its style.
struct Cell: Hashable, Sendable {
  /// The content of a cell.
  enum Content: Hashable, Sendable {
    /// A glyph one column wide.
    case narrow(Character)
    /// A glyph two columns wide; the next cell is its `continuation`.
    case wide(Character)
    /// A part of a picture. Anything drawn over it replaces it.
    case picture(PictureTile)
    /// The second column of the wide glyph in the previous cell.
    case continuation
  }

  var content: Content
  var style: CellStyle

  init(_ content: Content, style: CellStyle = .plain) {
    self.content = content
    self.style = style
  }

  static let blank = Cell(.narrow(" "))

  /// Whether it is a part of a drawing, of which the background is another part, rather than a
  /// letter on a background.
  var isPartOfPicture: Bool {
    guard case .narrow(let character) = content, let scalar = character.unicodeScalars.first else {
      return false
    }
    return Self.pictures.contains { $0.contains(scalar.value) }
  }

  /// Box lines, block elements, Braille dots, and their newer relatives.
  private static let pictures: [ClosedRange<UInt32>] = [
    0x2500...0x259F, 0x2800...0x28FF, 0x1FB00...0x1FBFF, 0x1CC00...0x1CEBF,
  ]

  /// Whether only the background is visible.
  var isBlank: Bool {
    content == .narrow(" ") && style.attributes.isDisjoint(with: .visibleOnBlank)
  }
}
