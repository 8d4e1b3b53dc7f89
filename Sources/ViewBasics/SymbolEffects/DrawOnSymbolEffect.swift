/// The symbol comes as if a pen drew it: here it appears and grows.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear) }

  /// Symbols here have one layer.
  public var byLayer: DrawOnSymbolEffect { self }
  public var wholeSymbol: DrawOnSymbolEffect { self }
  public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol comes as if a pen drew it: here it appears and grows.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
