extension Font {
  /// What a text is for; the user's text size decides how large that is.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Titles that stand alone: 34 points at the usual text size.
    case largeTitle
    /// The title of a screen or a large part: 28 points.
    case title
    /// Titles of the second rank: 22 points.
    case title2
    /// Titles of the third rank: 20 points.
    case title3
    /// What stands above a text: 17 points, semibold.
    case headline
    /// What stands below a headline: 15 points.
    case subheadline
    /// Texts to be read, and where no font is set: 17 points.
    case body
    /// Texts beside the main one: 16 points.
    case callout
    /// Notes: 13 points.
    case footnote
    /// Words below a picture: 12 points.
    case caption
    /// The smallest style: 11 points at the usual text size, and never less.
    case caption2
  }

  /// For titles that stand alone: 34 points at the usual text size.
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  /// For the title of a screen or a large part: 28 points at the usual text size.
  public static let title = Font(.style(.title, nil, nil))
  /// For titles of the second rank: 22 points at the usual text size.
  public static let title2 = Font(.style(.title2, nil, nil))
  /// For titles of the third rank: 20 points at the usual text size.
  public static let title3 = Font(.style(.title3, nil, nil))
  /// For what stands above a text: semibold, 17 points at the usual text size.
  public static let headline = Font(.style(.headline, nil, nil))
  /// For what stands below a headline: 15 points at the usual text size.
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  /// For texts to be read, and where no font is set: 17 points at the usual text size.
  public static let body = Font(.style(.body, nil, nil))
  /// For texts beside the main one: 16 points at the usual text size.
  public static let callout = Font(.style(.callout, nil, nil))
  /// For notes: 13 points at the usual text size.
  public static let footnote = Font(.style(.footnote, nil, nil))
  /// For words below a picture: 12 points at the usual text size.
  public static let caption = Font(.style(.caption, nil, nil))
  /// The smallest style: 11 points at the usual text size.
  public static let caption2 = Font(.style(.caption2, nil, nil))
}

extension Font.TextStyle {
  /// Points at each text size, from `xSmall` to `accessibility5`, as iOS has them.
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

  /// How much larger the style is than at the usual text size.
  package func scale(at size: DynamicTypeSize) -> Double {
    self.size(at: size) / self.size(at: .large)
  }

  package var weight: Font.Weight { self == .headline ? .semibold : .regular }
}
