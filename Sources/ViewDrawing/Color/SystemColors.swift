import HostInterface

/// The system's colours, by UIKit's names and the names used in asset catalogues.
package enum SystemColors {
  private static func gray(_ light: (Int, Int, Int), _ dark: (Int, Int, Int)) -> Color {
    Color(
      .adaptive(
        light: Color.rgb(light.0, light.1, light.2), dark: Color.rgb(dark.0, dark.1, dark.2)))
  }

  private static func purpose(_ purpose: HostColor.Semantic) -> Color {
    Color(.semantic(purpose))
  }

  package static let systemGray2 = gray((174, 174, 178), (99, 99, 102))
  package static let systemGray3 = gray((199, 199, 204), (72, 72, 74))
  package static let systemGray4 = gray((209, 209, 214), (58, 58, 60))
  package static let systemGray5 = gray((229, 229, 234), (44, 44, 46))
  package static let systemGray6 = gray((242, 242, 247), (28, 28, 30))
  package static let opaqueSeparator = gray((198, 198, 200), (56, 56, 58))
  package static let label = purpose(.primary)
  package static let secondaryLabel = purpose(.secondary)
  package static let tertiaryLabel = purpose(.tertiary)
  package static let quaternaryLabel = purpose(.quaternary)
  package static let placeholderText = purpose(.placeholder)
  package static let link = purpose(.link)
  package static let separator = purpose(.separator)
  package static let tintColor = purpose(.accent)
  package static let systemFill = purpose(.fill)
  package static let systemBackground = purpose(.background)
  package static let secondarySystemBackground = purpose(.secondaryBackground)
  package static let tertiarySystemBackground = purpose(.tertiaryBackground)
  package static let systemGroupedBackground = purpose(.secondaryBackground)
  package static let secondarySystemGroupedBackground = purpose(.tertiaryBackground)
  package static let tertiarySystemGroupedBackground = purpose(.secondaryBackground)
  package static let secondarySystemFill = Color(
    .adaptive(
      light: Color.rgb(120, 120, 128, 0.16), dark: Color.rgb(120, 120, 128, 0.32)))
  package static let tertiarySystemFill = Color(
    .adaptive(
      light: Color.rgb(118, 118, 128, 0.12), dark: Color.rgb(118, 118, 128, 0.24)))
  package static let quaternarySystemFill = Color(
    .adaptive(
      light: Color.rgb(116, 116, 128, 0.08), dark: Color.rgb(118, 118, 128, 0.18)))

  /// Returns the system colour with a name.
  ///
  /// - Parameter name: "systemBlueColor" or "systemBlue".
  static func named(_ name: String) -> Color? {
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return known[plain] ?? desktop[plain]
  }

  private static let known: [String: Color] = [
    "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow,
    "systemGreen": .green, "systemMint": .mint, "systemTeal": .teal,
    "systemCyan": .cyan, "systemBlue": .blue, "systemIndigo": .indigo,
    "systemPurple": .purple, "systemPink": .pink, "systemBrown": .brown,
    "systemGray": .gray, "systemGray2": systemGray2, "systemGray3": systemGray3,
    "systemGray4": systemGray4, "systemGray5": systemGray5, "systemGray6": systemGray6,
    "label": label, "secondaryLabel": secondaryLabel, "tertiaryLabel": tertiaryLabel,
    "quaternaryLabel": quaternaryLabel, "placeholderText": placeholderText, "link": link,
    "separator": separator, "opaqueSeparator": opaqueSeparator, "systemFill": systemFill,
    "secondarySystemFill": secondarySystemFill, "tertiarySystemFill": tertiarySystemFill,
    "quaternarySystemFill": quaternarySystemFill, "systemBackground": systemBackground,
    "secondarySystemBackground": secondarySystemBackground,
    "tertiarySystemBackground": tertiarySystemBackground,
    "systemGroupedBackground": systemGroupedBackground,
    "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground,
  ]

  /// The names on macOS.
  private static let desktop: [String: Color] = [
    "controlAccent": tintColor, "tint": tintColor, "text": label, "controlText": label,
    "windowBackground": systemBackground, "controlBackground": secondarySystemBackground,
    "textBackground": systemBackground, "underPageBackground": tertiarySystemBackground,
    "headerText": label, "grid": separator, "white": .white, "black": .black,
    "darkText": .black, "lightText": .white,
  ]
}
