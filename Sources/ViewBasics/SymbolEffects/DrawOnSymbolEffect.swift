/// The symbol comes as if a pen drew it: here it appears and grows.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does, as values: the same as that of `appear`.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear) }

  /// Symbols here have one layer.
  public var byLayer: DrawOnSymbolEffect { self }
  /// All of the symbol at once, as here in any case.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// One line after the other; here all of the symbol at once.
  public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol comes as if a pen drew it: here it appears and grows.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
