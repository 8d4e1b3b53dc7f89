/// A paragraph as it is drawn: runs of one look each, and how they fill the room.
package struct TextContent: Hashable, Sendable {
  /// A stretch of text of one look.
  package struct Run: Hashable, Sendable {
    package var string: String
    package var style: TextStyle

    package init(_ string: String, style: TextStyle = TextStyle()) {
      self.string = string
      self.style = style
    }
  }

  package enum Alignment: Int, Hashable, Sendable { case leading, center, trailing }
  package enum Truncation: Int, Hashable, Sendable { case head, middle, tail }

  package var runs: [Run]
  /// For lines of different length.
  package var alignment: Alignment
  package var truncation: Truncation
  /// nil: as many as there is room for.
  package var lineLimit: Int?
  /// Takes the room of `lineLimit` lines even when there are fewer.
  package var reservesSpace: Bool
  /// Extra room between lines, in points.
  package var lineSpacing: Double
  /// How far the text may shrink before it is truncated, 0...1.
  package var minimumScale: Double

  package init(
    runs: [Run], alignment: Alignment = .leading, truncation: Truncation = .tail,
    lineLimit: Int? = nil, reservesSpace: Bool = false, lineSpacing: Double = 0,
    minimumScale: Double = 1
  ) {
    self.runs = runs
    self.alignment = alignment
    self.truncation = truncation
    self.lineLimit = lineLimit
    self.reservesSpace = reservesSpace
    self.lineSpacing = lineSpacing
    self.minimumScale = minimumScale
  }

  package init(_ string: String, style: TextStyle = TextStyle()) {
    self.init(runs: [Run(string, style: style)])
  }

  /// The whole text without its looks.
  package var string: String {
    runs.count == 1 ? runs[0].string : runs.lazy.map(\.string).joined()
  }
}

/// The look of a run of text.
package struct TextStyle: Hashable, Sendable {
  package var font: FontSpec
  package var paint: Paint
  /// The line below the letters.
  package var underline: TextLine?
  /// The line through the letters.
  package var strikethrough: TextLine?
  /// Extra room between characters, in points.
  package var kerning: Double
  package var baselineOffset: Double
  /// Where a run leads when it is activated.
  package var link: String?

  package init(
    font: FontSpec = .body, paint: Paint = .color(.semantic(.primary)), underline: TextLine? = nil,
    strikethrough: TextLine? = nil, kerning: Double = 0, baselineOffset: Double = 0,
    link: String? = nil
  ) {
    self.font = font
    self.paint = paint
    self.underline = underline
    self.strikethrough = strikethrough
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.link = link
  }

  package var isUnderlined: Bool { underline != nil }
  package var isStruckThrough: Bool { strikethrough != nil }
}
