/// Blurs what lies below, in UIKit's words. Kept for bars' appearances, and without effect on what
/// is shown.
///
/// Views use materials, as in `.background(.ultraThinMaterial)`.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  /// How much shines through, and whether it is light or dark; without a word for it, as the colour
  /// scheme is.
  public enum Style: Int, Sendable {
    /// Of one brightness, from the time before the dark appearance.
    case extraLight, light, dark
    /// As the colour scheme is.
    case regular = 4
    /// As the colour scheme is, with more contrast.
    case prominent
    /// As the colour scheme is, from letting most of what lies below shine through to hiding it.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// As bars are.
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

  /// A blur of one of the system's kinds.
  public init(style: Style) { super.init() }
}
