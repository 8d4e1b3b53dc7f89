import ViewDrawing
import ViewRuntime

/// How a palette shows which of its options is chosen.
public struct PaletteSelectionEffect: Sendable, Equatable {
  enum Kind: Equatable {
    case automatic, custom
    case variant(SymbolVariants)
  }

  let kind: Kind

  /// As pickers do.
  public static let automatic = PaletteSelectionEffect(kind: .automatic)

  /// The options show it themselves.
  public static let custom = PaletteSelectionEffect(kind: .custom)

  /// The chosen option's symbol takes another variant.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .variant(variant))
  }
}

extension View {
  /// Sets how the palettes inside show which option is chosen.
  ///
  /// - Note: Without effect: a palette shows its choice as other pickers do.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}

private struct PaletteSelectionEffectKey: EnvironmentKey {
  static let defaultValue = PaletteSelectionEffect.automatic
}

extension EnvironmentValues {
  var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteSelectionEffectKey.self] }
    set { self[PaletteSelectionEffectKey.self] = newValue }
  }
}
