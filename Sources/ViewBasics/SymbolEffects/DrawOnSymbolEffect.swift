/// Draws the symbol as with a pen: here it appears and grows.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect's configuration, the same as that of `appear`.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear) }

  /// Animates each layer; symbols here have one layer.
  public var byLayer: DrawOnSymbolEffect { self }
  /// Animates the whole symbol at once, which is always the case here.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// Draws one line after another; here the whole symbol at once.
  public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Draws the symbol as with a pen: here it appears and grows.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
