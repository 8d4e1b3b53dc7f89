/// Blurs what lies below, in UIKit's words. Kept for bars' appearances, and without effect on what
/// is shown.
///
/// Views use materials, as in `.background(.ultraThinMaterial)`.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  /// How much shines through, and whether it is light or dark; without a word for it, as the colour
  /// scheme is.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// A blur of one of the system's kinds.
  public init(style: Style) { super.init() }
}
