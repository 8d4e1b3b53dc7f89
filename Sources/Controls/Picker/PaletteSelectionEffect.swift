import ViewDrawing
import ViewRuntime

/// How a palette highlights its selected option.
public struct PaletteSelectionEffect: Sendable, Equatable {
  enum Kind: Equatable {
    case automatic, custom
    case variant(SymbolVariants)
  }

  let kind: Kind

  /// The default of pickers.
  public static let automatic = PaletteSelectionEffect(kind: .automatic)

  /// The options show the selection themselves.
  public static let custom = PaletteSelectionEffect(kind: .custom)

  /// The selected option's symbol uses another variant.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .variant(variant))
  }
}

extension View {
  /// Sets how the palettes inside highlight the selected option.
  ///
  /// - Note: Without effect: a palette shows its selection as other pickers do.
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
