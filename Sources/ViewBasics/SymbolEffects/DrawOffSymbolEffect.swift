/// The symbol goes as it came by `drawOn`: here it shrinks and disappears.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear) }

  /// Symbols here have one layer.
  public var byLayer: DrawOffSymbolEffect { self }
  public var wholeSymbol: DrawOffSymbolEffect { self }
  public var individually: DrawOffSymbolEffect { self }
  public var reversed: DrawOffSymbolEffect { self }
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The symbol goes as it came by `drawOn`: here it shrinks and disappears.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
