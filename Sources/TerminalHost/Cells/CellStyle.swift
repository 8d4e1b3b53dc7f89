/// What a terminal can do to a glyph beside colouring it.
struct CellAttributes: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let bold = CellAttributes(rawValue: 1 << 0)
  static let dim = CellAttributes(rawValue: 1 << 1)
  static let italic = CellAttributes(rawValue: 1 << 2)
  static let underline = CellAttributes(rawValue: 1 << 3)
  static let strikethrough = CellAttributes(rawValue: 1 << 4)
  static let inverse = CellAttributes(rawValue: 1 << 5)
  /// With `underline`: its line is a row of points.
  static let dotted = CellAttributes(rawValue: 1 << 6)
  /// With `underline`: its line is broken.
  static let dashed = CellAttributes(rawValue: 1 << 7)

  /// The ones that show on a cell even where it has no glyph.
  static let visibleOnBlank: CellAttributes = [
    .underline, .strikethrough, .inverse, .dotted, .dashed,
  ]
}

/// How a cell looks: its two colours, opaque by now, and its attributes.
struct CellStyle: Hashable, Sendable {
  var foreground: CellColor
  var background: CellColor
  var attributes: CellAttributes

  init(
    foreground: CellColor = .standard, background: CellColor = .standard,
    attributes: CellAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  static let plain = CellStyle()

  /// Marks the cell where there are no colours. What is paler than the rest could hardly be read
  /// there.
  mutating func invert() {
    attributes.formSymmetricDifference(.inverse)
    attributes.remove(.dim)
  }
}
