/// One cell of the screen: a glyph, or the right half of the wide glyph before it, and its style.
struct Cell: Hashable, Sendable {
  /// What stands in the cell.
  enum Content: Hashable, Sendable {
    /// A glyph of one column.
    case narrow(Character)
    /// A glyph of two columns; the next cell is its `continuation`.
    case wide(Character)
    /// A part of a picture. Whatever is drawn over it takes its place.
    case picture(PictureTile)
    /// The second column of the wide glyph in the cell before.
    case continuation
  }

  var content: Content
  var style: CellStyle

  init(_ content: Content, style: CellStyle = .plain) {
    self.content = content
    self.style = style
  }

  static let blank = Cell(.narrow(" "))

  /// Whether only the background can be seen.
  var isBlank: Bool {
    content == .narrow(" ") && style.attributes.isDisjoint(with: .visibleOnBlank)
  }
}
