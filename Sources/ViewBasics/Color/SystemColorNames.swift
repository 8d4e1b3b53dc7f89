/// The system's colours by the names that asset catalogues refer to them with.
enum SystemColorNames {
  /// - Parameter name: "systemBlueColor" or "systemBlue".
  static func color(_ name: String) -> Color? {
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return (known[plain] ?? desktop[plain])?.color
  }

  private static let known: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground":
      .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
  ]

  /// What a Mac calls them.
  private static let desktop: [String: UIColor] = [
    "controlAccent": .tintColor, "tint": .tintColor, "text": .label, "controlText": .label,
    "windowBackground": .systemBackground, "controlBackground": .secondarySystemBackground,
    "textBackground": .systemBackground, "underPageBackground": .tertiarySystemBackground,
    "headerText": .label, "grid": .separator, "white": .white, "black": .black,
    "darkText": .black, "lightText": .white,
  ]
}
