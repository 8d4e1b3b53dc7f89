/// A colour to draw with: `1 - opacity` of what lies below shows through.
struct Ink: Hashable, Sendable {
  var color: CellColor
  var opacity: Double

  init(_ color: CellColor, opacity: Double = 1) {
    self.color = color
    self.opacity = min(1, max(0, opacity))
  }

  static let standard = Ink(.standard)

  func faded(by factor: Double) -> Ink {
    Ink(color, opacity: opacity * factor)
  }
}

/// How glyphs are drawn into a ``CellBuffer``.
///
/// Without a background the cell keeps its own, so text drawn over a coloured box stands on that
/// box. An ink with opacity zero leaves the cell's colour as it is.
struct Pen: Hashable, Sendable {
  var foreground: Ink
  var background: Ink?
  var attributes: CellAttributes
  /// The number of an address in ``CellLinks``; 0: none.
  var link: UInt16 = 0

  init(
    _ foreground: Ink = .standard, background: Ink? = nil, attributes: CellAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  static let plain = Pen()

  func with(_ more: CellAttributes) -> Pen {
    var pen = self
    pen.attributes.formUnion(more)
    return pen
  }

  func on(_ background: Ink?) -> Pen {
    var pen = self
    pen.background = background
    return pen
  }
}

/// The exact colours to assume for ``CellColor/standard`` when something is blended over it: the
/// terminal's own if it reported them, otherwise those of the colour scheme.
struct Backdrop: Hashable, Sendable {
  var foreground: CellColor
  var background: CellColor

  static let dark = Backdrop(foreground: CellColor(0xD8D8D8), background: CellColor(0x101010))
  static let light = Backdrop(foreground: CellColor(0x202020), background: CellColor(0xFFFFFF))

  /// Blends `ink` over `below`. An opaque ink gives its colour as it is, including `standard`.
  func blend(_ ink: Ink, over below: CellColor, standardInk: CellColor) -> CellColor {
    if ink.opacity >= 1 { return ink.color }
    if ink.opacity <= 0 { return below }
    let exactBelow = below.isStandard ? background : below
    let exactInk = ink.color.isStandard ? standardInk : ink.color
    return exactBelow.mixed(with: exactInk, share: ink.opacity)
  }
}
