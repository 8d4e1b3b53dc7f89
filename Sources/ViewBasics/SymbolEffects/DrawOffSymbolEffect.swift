/// The symbol goes as it came by `drawOn`: here it shrinks and disappears.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What the effect does, as values: the same as that of `disappear`.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear) }

  /// Symbols here have one layer.
  public var byLayer: DrawOffSymbolEffect { self }
  /// All of the symbol at once, as here in any case.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// One line after the other; here all of the symbol at once.
  public var individually: DrawOffSymbolEffect { self }
  /// The lines go from their ends; here the symbol shrinks as without it.
  public var reversed: DrawOffSymbolEffect { self }
  /// The lines go from their beginnings; here the symbol shrinks as without it.
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The symbol goes as it came by `drawOn`: here it shrinks and disappears.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
