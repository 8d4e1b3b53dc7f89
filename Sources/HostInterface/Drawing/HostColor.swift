/// A colour for a host: fixed, or named by its purpose so that the theme decides.
package enum HostColor: Hashable, Sendable {
  /// sRGB components and opacity, 0...1.
  case rgba(Double, Double, Double, Double)
  case semantic(Semantic, opacity: Double)

  /// The purpose of a colour. A host takes the colour from its theme, for light and dark.
  package enum Semantic: String, Hashable, Sendable {
    case primary, secondary, tertiary, quaternary
    case accent, destructive
    case background, secondaryBackground, tertiaryBackground
    case separator, fill, link, placeholder, selection
  }

  package static func semantic(_ purpose: Semantic) -> HostColor {
    .semantic(purpose, opacity: 1)
  }

  package static let clear = HostColor.rgba(0, 0, 0, 0)

  /// Returns the same colour with its opacity multiplied.
  package func opacity(_ factor: Double) -> HostColor {
    switch self {
    case .rgba(let red, let green, let blue, let alpha): .rgba(red, green, blue, alpha * factor)
    case .semantic(let purpose, let alpha): .semantic(purpose, opacity: alpha * factor)
    }
  }
}
