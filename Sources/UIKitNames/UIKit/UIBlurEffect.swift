/// Blurs the content below, with UIKit's names. Kept for bars' appearances, but without effect on
/// what is shown.
///
/// Views use materials, as in `.background(.ultraThinMaterial)`.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  /// How much shines through, and whether it is light or dark; styles that name neither follow the
  /// colour scheme.
  public enum Style: Int, Sendable {
    /// Fixed brightness, from before dark mode.
    case extraLight, light, dark
    /// Follows the colour scheme.
    case regular = 4
    /// Follows the colour scheme, with more contrast.
    case prominent
    /// Follows the colour scheme; from letting most of the content below through to hiding it.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// The same, always light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    /// The same, always light.
    case systemThickMaterialLight, systemChromeMaterialLight
    /// The same, always dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    /// The same, always dark.
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// A blur with one of the system's styles.
  public init(style: Style) { super.init() }
}
