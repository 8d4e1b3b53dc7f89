/// A paragraph to be drawn: runs of one style each, and how they are laid out.
///
/// A tree has very many of these. The single run of most texts is stored inline, and texts that are
/// laid out alike share one ``Setting``, so that a text takes no block of its own on the heap.
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

  package var runs: Runs
  private var setting: Setting

  package init(
    runs: Runs, alignment: Alignment = .leading, truncation: Truncation = .tail,
    lineLimit: Int? = nil, reservedLines: Int = 0, lineSpacing: Double = 0,
    minimumScale: Double = 1
  ) {
    self.runs = runs
    setting = .with(
      Setting.Values(
        alignment: alignment, truncation: truncation, lineLimit: lineLimit,
        reservedLines: reservedLines, lineSpacing: lineSpacing, minimumScale: minimumScale))
  }

  package init(_ string: String, style: TextStyle = .plain) {
    runs = Runs(Run(string, style: style))
    setting = .usual
  }

  /// How lines are broken and arranged. Shared by equal copies; never mutated.
  private final class Setting: Hashable, Sendable {
    struct Values: Hashable {
      var alignment = Alignment.leading
      var truncation = Truncation.tail
      var lineLimit: Int?
      var reservedLines = 0
      var lineSpacing = 0.0
      var minimumScale = 1.0
    }

    let values: Values

    private init(_ values: Values) { self.values = values }

    static let usual = Setting(Values())

    static func with(_ values: Values) -> Setting {
      values == usual.values ? usual : Setting(values)
    }

    static func == (a: Setting, b: Setting) -> Bool { a === b || a.values == b.values }
    func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }

  /// The setting's values, for a change.
  private var settings: Setting.Values {
    get { setting.values }
    set { setting = .with(newValue) }
  }

  /// Returns whether another text differs only in its string, if both have a single style.
  package func isSetAlike(_ other: TextContent) -> Bool {
    setting == other.setting && runs.first?.style == other.runs.first?.style
  }

  /// The whole text without its styles.
  package var string: String {
    runs.count == 1 ? runs[0].string : runs.lazy.map(\.string).joined()
  }
}

extension TextContent {
  /// Applies to lines of different lengths.
  package var alignment: Alignment {
    get { setting.values.alignment }
    set { settings.alignment = newValue }
  }

  package var truncation: Truncation {
    get { setting.values.truncation }
    set { settings.truncation = newValue }
  }

  /// nil: unlimited.
  package var lineLimit: Int? {
    get { setting.values.lineLimit }
    set { settings.lineLimit = newValue }
  }

  /// Reserves space for this many lines even if there are fewer.
  package var reservedLines: Int {
    get { setting.values.reservedLines }
    set { settings.reservedLines = newValue }
  }

  /// Extra space between lines, in points.
  package var lineSpacing: Double {
    get { setting.values.lineSpacing }
    set { settings.lineSpacing = newValue }
  }

  /// How far the text may shrink before it is truncated, 0...1.
  package var minimumScale: Double {
    get { setting.values.minimumScale }
    set { settings.minimumScale = newValue }
  }
}
