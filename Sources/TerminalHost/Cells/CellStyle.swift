/// Attributes of a glyph beside its colours.
struct CellAttributes: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let bold = CellAttributes(rawValue: 1 << 0)
  static let dim = CellAttributes(rawValue: 1 << 1)
  static let italic = CellAttributes(rawValue: 1 << 2)
  static let underline = CellAttributes(rawValue: 1 << 3)
  static let strikethrough = CellAttributes(rawValue: 1 << 4)
  static let inverse = CellAttributes(rawValue: 1 << 5)
  /// With `underline`: a dotted line.
  static let dotted = CellAttributes(rawValue: 1 << 6)
  /// With `underline`: a dashed line.
  static let dashed = CellAttributes(rawValue: 1 << 7)

  /// The attributes that are visible on a cell without a glyph.
  static let visibleOnBlank: CellAttributes = [
    .underline, .strikethrough, .inverse, .dotted, .dashed,
  ]
}

/// The look of a cell: its two colours, which are opaque, its attributes, and where it links to.
struct CellStyle: Hashable, Sendable {
  var foreground: CellColor
  var background: CellColor
  var attributes: CellAttributes
  /// The number of its address in ``CellLinks``; 0: none.
  var link: UInt16 = 0

  init(
    foreground: CellColor = .standard, background: CellColor = .standard,
    attributes: CellAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  static let plain = CellStyle()

  /// Marks the cell in a theme without colours. Dim text would be hard to read there.
  mutating func invert() {
    attributes.formSymmetricDifference(.inverse)
    attributes.remove(.dim)
  }
}
