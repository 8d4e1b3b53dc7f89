extension Font {
  /// The purpose of a text; its size follows the user's text size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Stand-alone titles: 34 points at the default text size.
    case largeTitle
    /// Titles of screens or large sections: 28 points.
    case title
    /// Second-level titles: 22 points.
    case title2
    /// Third-level titles: 20 points.
    case title3
    /// Headings above a text: 17 points, semibold.
    case headline
    /// Subheadings below a headline: 15 points.
    case subheadline
    /// Body text, and the default font: 17 points.
    case body
    /// Callouts: 16 points.
    case callout
    /// Notes: 13 points.
    case footnote
    /// Captions: 12 points.
    case caption
    /// The smallest style: 11 points at the default text size, and never less.
    case caption2
  }

  /// The font of stand-alone titles: 34 points at the default text size.
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  /// The font of screen or section titles: 28 points at the default text size.
  public static let title = Font(.style(.title, nil, nil))
  /// The font of second-level titles: 22 points at the default text size.
  public static let title2 = Font(.style(.title2, nil, nil))
  /// The font of third-level titles: 20 points at the default text size.
  public static let title3 = Font(.style(.title3, nil, nil))
  /// The font of headings above a text: semibold, 17 points at the default text size.
  public static let headline = Font(.style(.headline, nil, nil))
  /// The font of subheadings below a headline: 15 points at the default text size.
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  /// The font of body text, and the default: 17 points at the default text size.
  public static let body = Font(.style(.body, nil, nil))
  /// The font of callouts: 16 points at the default text size.
  public static let callout = Font(.style(.callout, nil, nil))
  /// The font of notes: 13 points at the default text size.
  public static let footnote = Font(.style(.footnote, nil, nil))
  /// The font of captions: 12 points at the default text size.
  public static let caption = Font(.style(.caption, nil, nil))
  /// The smallest font: 11 points at the default text size.
  public static let caption2 = Font(.style(.caption2, nil, nil))
}

extension Font.TextStyle {
  /// The size in points at each text size, from `xSmall` to `accessibility5`, as on iOS.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  package func size(at size: DynamicTypeSize) -> Double { sizes[size.index] }

  /// Returns the style's scale relative to the default text size.
  package func scale(at size: DynamicTypeSize) -> Double {
    self.size(at: size) / self.size(at: .large)
  }

  package var weight: Font.Weight { self == .headline ? .semibold : .regular }
}
