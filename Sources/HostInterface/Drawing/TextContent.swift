/// A paragraph to be drawn: runs of one style each, and how they are laid out.
package struct TextContent: Hashable, Sendable {
  /// A range of text with one style.
  package struct Run: Hashable, Sendable {
    package var string: String
    package var style: TextStyle

    package init(_ string: String, style: TextStyle = .plain) {
      self.string = string
      self.style = style
    }
  }

  package enum Alignment: Int, Hashable, Sendable { case leading, center, trailing }
  package enum Truncation: Int, Hashable, Sendable { case head, middle, tail }

  package var runs: [Run]
  /// Applies to lines of different lengths.
  package var alignment: Alignment
  package var truncation: Truncation
  /// nil: unlimited.
  package var lineLimit: Int?
  /// Reserves space for this many lines even if there are fewer.
  package var reservedLines: Int
  /// Extra space between lines, in points.
  package var lineSpacing: Double
  /// How far the text may shrink before it is truncated, 0...1.
  package var minimumScale: Double

  package init(
    runs: [Run], alignment: Alignment = .leading, truncation: Truncation = .tail,
    lineLimit: Int? = nil, reservedLines: Int = 0, lineSpacing: Double = 0,
    minimumScale: Double = 1
  ) {
    self.runs = runs
    self.alignment = alignment
    self.truncation = truncation
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.lineSpacing = lineSpacing
    self.minimumScale = minimumScale
  }

  package init(_ string: String, style: TextStyle = .plain) {
    self.init(runs: [Run(string, style: style)])
  }

  /// Returns whether another text differs only in its string, if both have a single style.
  package func isSetAlike(_ other: TextContent) -> Bool {
    runs.first?.style == other.runs.first?.style && alignment == other.alignment
      && truncation == other.truncation && lineLimit == other.lineLimit
      && reservedLines == other.reservedLines && lineSpacing == other.lineSpacing
      && minimumScale == other.minimumScale
  }

  /// The whole text without its styles.
  package var string: String {
    runs.count == 1 ? runs[0].string : runs.lazy.map(\.string).joined()
  }
}
